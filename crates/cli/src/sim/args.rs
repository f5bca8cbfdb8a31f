//! The command line of `acies sim`.

use std::path::PathBuf;

use acies_chronicle::Seed;
use clap::{Args as ClapArgs, ValueEnum};

use crate::args::{EditionArgs, between, bounds, within};

/// No more battles than that: what came of each is kept until the end.
pub const MOST: u64 = 10_000_000;

/// `acies sim`.
#[derive(ClapArgs, Debug)]
pub struct SimArgs {
    /// The key of red's army list, such as II/12; another one in each battle without it
    #[arg(long, value_name = "KEY")]
    pub red: Option<String>,
    /// The key of blue's army list
    #[arg(long, value_name = "KEY")]
    pub blue: Option<String>,
    /// Who decides for red: random, greedy, solo-dba, veteran or dull
    #[arg(long, default_value = "greedy", value_name = "GENERAL")]
    pub red_general: String,
    /// Who decides for blue: random, greedy, solo-dba, veteran or dull
    #[arg(long, default_value = "greedy", value_name = "GENERAL")]
    pub blue_general: String,
    /// Each of the armies given fights each of the others, as often as red as it does as blue
    #[arg(long, conflicts_with_all = ["red", "blue", "paired"], requires = "listed")]
    pub all_vs_all: bool,
    /// The armies for --all-vs-all, separated by commas
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "KEY,..",
        group = "listed",
        requires = "all_vs_all"
    )]
    pub armies: Vec<String>,
    /// The armies for --all-vs-all from a file, a key in each line; what follows a # is a remark
    #[arg(
        long,
        value_name = "FILE",
        group = "listed",
        requires = "all_vs_all",
        conflicts_with = "armies"
    )]
    pub armies_from: Option<PathBuf>,
    /// How many battles; with --all-vs-all, of each army with each other
    #[arg(short = 'n', long = "number", default_value_t = 100, allow_negative_numbers = true, value_name = "N", value_parser = within(1, MOST))]
    pub number: u64,
    /// How many of them at a time; as many as there are processors without it
    #[arg(long, allow_negative_numbers = true, value_name = "J", value_parser = between::<u16>(1, 1024))]
    pub jobs: Option<u16>,
    /// Fight each battle twice, with the same armies and dice, the generals changed over
    #[arg(long)]
    pub paired: bool,
    /// The seed of all battles; others each time without it
    #[arg(long, allow_negative_numbers = true)]
    pub seed: Option<Seed>,
    /// Call a battle a draw when both sides have had so many bounds
    #[arg(long, default_value_t = 30, allow_negative_numbers = true, value_name = "N", value_parser = bounds)]
    pub limit: u16,
    #[command(flatten)]
    pub form: Form,
    /// Draw the shares with their intervals into this file
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,
    /// Whether to say on standard error how far it is: a bar on a terminal, lines elsewhere
    #[arg(long, value_enum, default_value_t = Shown::Auto, value_name = "WHEN")]
    pub progress: Shown,
    #[command(flatten)]
    pub edition: EditionArgs,
}

/// What is printed in place of sentences and tables.
#[derive(ClapArgs, Debug)]
pub struct Form {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Print a line for each battle, with commas between
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
}

/// When progress is shown.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// When standard error is a terminal
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}
