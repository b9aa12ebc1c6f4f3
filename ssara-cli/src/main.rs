//! The `ssara` command.

fn main() -> std::process::ExitCode {
    ssara_cli::cli::main()
}
