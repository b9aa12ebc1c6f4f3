//! What a row of bits holds: pieces of contents.
//!
//! A content is something that was written at once, such as a value or what a clobber leaves. It has a number, its
//! token. A piece is a run of bits of one content. So a register of 64 bits may hold the low 8 bits of one content
//! and the bits from 8 on of another.

/// The number of a content.
pub type Token = u64;

/// Adjacent bits of one content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The first bit in the row.
    pub start: u64,
    /// The bit after the last one.
    pub end: u64,
    /// The content.
    pub token: Token,
    /// The number of the first bit in the content.
    pub offset: u64,
}

/// A row of bits. Bits that no piece has were never written.
#[derive(Clone, Default, Debug)]
pub struct Strip(Vec<Piece>);

impl Strip {
    /// The pieces of some bits, counted from `start`. Adjacent bits of one content are one piece.
    pub fn read(&self, start: u64, end: u64) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        for piece in self.0.iter().filter(|piece| piece.start < end && start < piece.end) {
            let (from, to) = (piece.start.max(start), piece.end.min(end));
            let offset = piece.offset + from - piece.start;
            let (from, to) = (from - start, to - start);
            match pieces.last_mut() {
                Some(last)
                    if last.end == from && last.token == piece.token && last.offset + from - last.start == offset =>
                {
                    last.end = to;
                }
                _ => pieces.push(Piece { start: from, end: to, token: piece.token, offset }),
            }
        }
        pieces
    }
    /// Writes pieces, counted from `start`. Bits up to `end` that none of them has are as if never written.
    pub fn write(&mut self, start: u64, end: u64, pieces: &[Piece]) {
        let at = self.clear(start, end);
        let moved = pieces.iter().map(|piece| Piece { start: piece.start + start, end: piece.end + start, ..*piece });
        self.0.splice(at..at, moved);
    }
    /// Writes a content from its first bit on.
    pub fn fill(&mut self, start: u64, end: u64, token: Token) {
        self.write(start, end, &[Piece { start: 0, end: end - start, token, offset: 0 }]);
    }
    /// Whether the bits hold exactly a content of their number, from its first bit on.
    pub fn holds(&self, start: u64, end: u64, token: Token) -> bool {
        self.read(start, end) == [Piece { start: 0, end: end - start, token, offset: 0 }]
    }
    /// Removes bits and returns the position of the first piece after them.
    fn clear(&mut self, start: u64, end: u64) -> usize {
        let mut at = 0;
        while at < self.0.len() {
            let piece = self.0[at];
            if piece.end <= start {
                at += 1;
                continue;
            }
            if piece.start >= end {
                break;
            }
            let before = (piece.start < start).then_some(Piece { end: start, ..piece });
            let after =
                (piece.end > end).then(|| Piece { start: end, offset: piece.offset + end - piece.start, ..piece });
            let kept: Vec<Piece> = before.into_iter().chain(after).collect();
            self.0.splice(at..=at, kept);
            if before.is_some() {
                at += 1;
            }
            if after.is_some() {
                break;
            }
        }
        at
    }
}
