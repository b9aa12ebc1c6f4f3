//! Files of records: reading one record after the other, compressed or not, and writing, not compressed.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use super::{Error, Problem, Record, decode, encode};

/// The largest record that is read, in bytes: more than twenty times the largest known.
pub const MAX_RECORD: u64 = 16 << 20;

/// The largest window that a compressed file may ask for, in bytes. Level 19 of the usual tool asks for 8 MiB.
const MAX_WINDOW: u64 = 32 << 20;

const ZSTD_MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// Reads records one after the other: an iterator that ends after the first error.
///
/// Holds one record at a time and, for compressed input, its window.
pub struct Reader<R> {
    source: Source<BufReader<R>>,
    file: Option<PathBuf>,
    record: usize,
    offset: u64,
    payload: Vec<u8>,
    done: bool,
}

impl Reader<File> {
    /// Opens a file, compressed or not.
    ///
    /// # Errors
    /// When the file cannot be opened or read.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let open = || Self::new(File::open(path)?);
        let mut reader = open().map_err(|error| Error {
            file: Some(path.to_owned()),
            record: 0,
            offset: 0,
            problem: Problem::Open(error),
        })?;
        reader.file = Some(path.to_owned());
        Ok(reader)
    }
}

impl<R: Read> Reader<R> {
    /// Reads from `input`, compressed or not.
    ///
    /// # Errors
    /// When the first bytes cannot be read.
    pub fn new(input: R) -> io::Result<Self> {
        let mut input = BufReader::new(input);
        let source = if input.fill_buf()?.starts_with(&ZSTD_MAGIC) {
            let mut decoder = FrameDecoder::new();
            decoder.set_max_window_size(MAX_WINDOW);
            Source::Zstd(Box::new(Frames { input, decoder, in_frame: false }))
        } else {
            Source::Plain(input)
        };
        Ok(Reader { source, file: None, record: 0, offset: 0, payload: Vec::new(), done: false })
    }

    /// Reads into the buffer until it holds `len` bytes or the file ends.
    fn fill(&mut self, len: u64) -> Result<(), Problem> {
        self.payload.clear();
        self.source.by_ref().take(len).read_to_end(&mut self.payload).map_err(Problem::Read)?;
        Ok(())
    }

    /// On an error, the offset stays where the mistake is.
    fn read_record(&mut self) -> Result<Option<Record>, Problem> {
        const PREFIX: usize = 4;
        self.fill(PREFIX as u64)?;
        let len = match self.payload[..] {
            [] => return Ok(None),
            [a, b, c, d] => u64::from(u32::from_le_bytes([a, b, c, d])),
            _ => return Err(self.truncated(PREFIX as u64)),
        };
        if len > MAX_RECORD {
            return Err(Problem::TooLong(len));
        }
        self.offset += PREFIX as u64;
        self.fill(len)?;
        if (self.payload.len() as u64) < len {
            return Err(self.truncated(len));
        }
        let record = decode(&self.payload).map_err(|(pos, fault)| {
            self.offset += pos as u64;
            Problem::Payload(fault)
        })?;
        self.offset += len;
        self.record += 1;
        Ok(Some(record))
    }

    fn truncated(&mut self, wanted: u64) -> Problem {
        self.offset += self.payload.len() as u64;
        Problem::Truncated { missing: wanted - self.payload.len() as u64 }
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Record, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        match self.read_record() {
            Ok(record) => {
                self.done = record.is_none();
                record.map(Ok)
            }
            Err(problem) => {
                self.done = true;
                let error = Error { file: None, record: self.record, offset: self.offset, problem };
                Some(Err(match &self.file {
                    Some(file) => error.in_file(file),
                    None => error,
                }))
            }
        }
    }
}

enum Source<R> {
    Plain(R),
    Zstd(Box<Frames<R>>),
}

impl<R: BufRead> Read for Source<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        match self {
            Source::Plain(input) => input.read(buf),
            Source::Zstd(frames) => frames.read(buf),
        }
    }
}

/// The compressed data end too early, or make no sense.
fn damaged(error: impl std::fmt::Display) -> io::Error {
    io::Error::other(format!("the compressed data are damaged or cut short: {error}"))
}

/// Zstandard frames one after the other, with their checksums compared; skippable frames are skipped.
struct Frames<R> {
    input: R,
    decoder: FrameDecoder,
    in_frame: bool,
}

impl<R: BufRead> Frames<R> {
    /// Goes to the next frame with data. Returns whether there is one.
    fn next_frame(&mut self) -> io::Result<bool> {
        use FrameDecoderError::ReadFrameHeaderError as Header;
        while !self.input.fill_buf()?.is_empty() {
            match self.decoder.reset(&mut self.input) {
                Ok(()) => return Ok(true),
                Err(Header(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    let mut skipped = self.input.by_ref().take(length.into());
                    if io::copy(&mut skipped, &mut io::sink())? < length.into() {
                        return Err(damaged("it ends within a skippable frame"));
                    }
                }
                Err(error) => return Err(damaged(error)),
            }
        }
        Ok(false)
    }
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        loop {
            if !self.in_frame {
                self.in_frame = self.next_frame()?;
                if !self.in_frame {
                    return Ok(0);
                }
            }
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let blocks = BlockDecodingStrategy::UptoBlocks(1);
                self.decoder.decode_blocks(&mut self.input, blocks).map_err(damaged)?;
            }
            let len = self.decoder.read(buf)?;
            if len > 0 || buf.is_empty() {
                return Ok(len);
            }
            let stored = self.decoder.get_checksum_from_data();
            if stored.is_some() && stored != self.decoder.get_calculated_checksum() {
                return Err(damaged("the checksum does not match"));
            }
            self.in_frame = false;
        }
    }
}

/// Writes records, not compressed.
pub struct Writer<W> {
    output: W,
}

impl<W: Write> Writer<W> {
    /// Writes to `output`.
    pub fn new(output: W) -> Self {
        Writer { output }
    }
    /// Writes a record.
    ///
    /// # Errors
    /// When the output refuses it, or it is longer than [`MAX_RECORD`].
    pub fn write(&mut self, record: &Record) -> io::Result<()> {
        let payload = encode(record);
        let len = payload.len() as u64;
        if len > MAX_RECORD {
            return Err(io::Error::other(Problem::TooLong(len)));
        }
        self.output.write_all(&(len as u32).to_le_bytes())?;
        self.output.write_all(&payload)
    }
    /// The output.
    pub fn into_inner(self) -> W {
        self.output
    }
}
