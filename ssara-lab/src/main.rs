//! The `ssara-lab` command.

fn main() -> std::process::ExitCode {
    ssara_lab::cli::main()
}
