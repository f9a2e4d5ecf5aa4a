//! Sources that are written anew: in their place, on standard output, as differences, or not at
//! all.

use std::ffi::OsString;
use std::fs;
use std::io::{self, BufReader, Read};
use std::ops::ControlFlow;
use std::path::Path;
use std::slice;

use scoresheet::bulk::{self, Bulk, Event, Piece, Syntax, Worker};
use scoresheet::convert::GameSpan;
use scoresheet::input::{Compression, Source, Stream};

use crate::ending::Ending;
use crate::flags::InputFlags;
use crate::inputs;
use crate::messages;
use crate::output::{CreateError, Output};
use crate::patch::Patch;
use crate::progress::Progress;

/// What is to become of the new text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// It takes the place of the old one; that of standard input goes to standard output.
    InPlace,
    /// It goes to standard output.
    Stdout,
    /// The differences go to standard output.
    Diff,
    /// Nothing is written.
    Compare,
}

/// Where the new text of a source goes.
pub struct Target {
    sink: Sink,
    /// The source read beside, to see whether anything differs from it.
    beside: Option<BufReader<Stream>>,
    is_same: bool,
    /// Whether the text is not what the source holds, which is in another encoding.
    is_recoded: bool,
    goal: Goal,
}

/// The new text of a block.
pub struct Renewed<'a> {
    pub text: &'a [u8],
    /// Where its games are, before and now.
    pub spans: &'a [GameSpan],
}

enum Sink {
    Output(Box<Output>),
    Patch(Box<Patch>),
    Nothing,
}

impl Target {
    /// Makes ready for the new text of a source.
    ///
    /// # Errors
    ///
    /// A sentence for the user, and how a run ends in which that happens.
    fn open(source: &Source, goal: Goal, is_named: bool) -> Result<Target, (Ending, String)> {
        let trouble = |error: &dyn std::fmt::Display| (Ending::Trouble, error.to_string());
        let name = source.name();
        let say = |id| messages::text(id, &[("file", (&*name).into())]);
        let beside = match source {
            Source::Stdin => None,
            Source::File(path) => {
                let metadata = fs::metadata(path).map_err(|error| {
                    let error = error.to_string();
                    let args = [("file", (&*name).into()), ("error", error.into())];
                    (Ending::Trouble, messages::text("file-unreadable", &args))
                })?;
                if !metadata.is_file() && goal != Goal::Stdout {
                    return Err((Ending::Usage, say("rewrite-no-file")));
                }
                let beside = metadata.is_file().then(|| source.open()).transpose();
                let beside = beside.map_err(|error| trouble(&error))?;
                let packed = |stream: &Stream| stream.compression() != Compression::Plain;
                if goal != Goal::Stdout && beside.as_ref().is_some_and(packed) {
                    if !is_named {
                        return Err((Ending::Clean, say("rewrite-left-out")));
                    }
                    return Err((Ending::Usage, say("rewrite-compressed")));
                }
                beside
            }
        };
        let sink = match (goal, source) {
            (Goal::Stdout, _) | (Goal::InPlace, Source::Stdin) => {
                Sink::Output(Box::new(Output::stdout()))
            }
            (Goal::InPlace, Source::File(path)) => match Output::create(path, &[]) {
                Ok(output) => Sink::Output(Box::new(output)),
                Err(CreateError::Usage(message)) => return Err((Ending::Usage, message)),
                Err(CreateError::Trouble(message)) => return Err((Ending::Trouble, message)),
            },
            (Goal::Diff, _) => Sink::Patch(Box::new(Patch::new(&source.name()))),
            (Goal::Compare, _) => Sink::Nothing,
        };
        Ok(Target {
            sink,
            beside: beside.map(|stream| BufReader::with_capacity(1 << 16, stream)),
            is_same: true,
            is_recoded: false,
            goal,
        })
    }

    /// Takes the next part of the text as it was and as it is now.
    fn take(&mut self, piece: &Piece, renewed: Renewed<'_>) -> io::Result<()> {
        let Renewed { text: new, spans } = renewed;
        let old = &piece.block.text[..];
        self.is_recoded |= piece.wide.is_some() || !piece.readings.is_empty();
        if self.is_same {
            self.is_same = match &mut self.beside {
                Some(beside) => goes_on(beside, new)?,
                None => old == new && !self.is_recoded,
            };
        }
        match &mut self.sink {
            Sink::Output(output) => output.write(new),
            Sink::Patch(patch) => patch.add(old, new, spans),
            Sink::Nothing => Ok(()),
        }
    }

    /// Ends the text; a file takes its new form if that is wanted and differs from the old one.
    /// Returns whether it differs, and the id of what is to be said about that.
    ///
    /// # Errors
    ///
    /// Those of the system.
    fn finish(mut self, is_wanted: bool) -> io::Result<(bool, Option<&'static str>)> {
        if self.is_same
            && let Some(beside) = &mut self.beside
        {
            self.is_same = beside.read(&mut [0])? == 0;
        }
        let is_changed = is_wanted && !self.is_same;
        let mut note = None;
        match self.sink {
            Sink::Output(output) if matches!(*output, Output::Stdout(_)) || is_changed => {
                output.finish()?;
            }
            // A file that is not finished is as if it had never been.
            Sink::Output(_) | Sink::Nothing => {}
            Sink::Patch(patch) => {
                let has_lines = patch.finish()?;
                note = match (self.is_recoded && is_changed, has_lines) {
                    (true, true) => Some("would-be-utf8"),
                    (true, false) => Some("would-be-utf8-unchanged"),
                    (false, _) => None,
                };
            }
        }
        Ok((is_changed && self.goal != Goal::Stdout, note))
    }
}

/// Whether a source goes on with these bytes.
fn goes_on(source: &mut BufReader<Stream>, bytes: &[u8]) -> io::Result<bool> {
    let mut rest = bytes;
    let mut found = [0; 1 << 12];
    while !rest.is_empty() {
        let wanted = rest.len().min(found.len());
        match source.read(&mut found[..wanted]) {
            Ok(count) if count > 0 && rest.starts_with(&found[..count]) => rest = &rest[count..],
            Ok(_) => return Ok(false),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(true)
}

/// A run over sources each of which is written anew.
pub struct Rewriting<'a> {
    pub sources: &'a [Source],
    /// What was typed to name them.
    named: &'a [OsString],
    pub bulk: Bulk,
    pub progress: &'a Progress,
    pub goal: Goal,
    pub ending: Ending,
    /// Whether nothing is said but what cannot be read or written.
    pub is_quiet: bool,
    /// Whether whoever reads what we write has had enough, or nobody wants us to go on.
    pub is_over: bool,
}

impl<'a> Rewriting<'a> {
    /// A run that has not begun.
    pub fn new(
        sources: &'a [Source],
        input: &'a InputFlags,
        goal: Goal,
        progress: &'a Progress,
    ) -> Rewriting<'a> {
        Rewriting {
            sources,
            named: &input.inputs,
            bulk: inputs::bulk(input),
            progress,
            goal,
            ending: Ending::Clean,
            is_quiet: false,
            is_over: false,
        }
    }

    /// Works on a source. `take` is told each block and gives its new text. Returns what remains
    /// to be finished; nothing if the source is to stay as it is, which has been said.
    pub fn run<W: Worker>(
        &mut self,
        index: usize,
        make: impl Fn() -> W + Sync,
        mut take: impl for<'b> FnMut(&'b Piece, &'b mut W::Output) -> io::Result<Renewed<'b>>,
    ) -> Option<Target> {
        let source = &self.sources[index];
        let mut target = match Target::open(source, self.goal, self.is_named(source)) {
            Ok(target) => target,
            // Who names a folder means what can be written anew in it.
            Err((Ending::Clean, message)) => {
                if !self.is_quiet {
                    self.progress.aside(|| messages::note(&message));
                }
                return None;
            }
            Err((ending, message)) => {
                self.trouble(ending, &message);
                return None;
            }
        };
        let mut failure = None;
        let (mut is_whole, mut syntax) = (true, Syntax::Pgn);
        let (progress, bulk) = (self.progress, &self.bulk);
        let ended = bulk.run(slice::from_ref(source), make, |event| match event {
            Event::Done(piece, _) if piece.syntax != Syntax::Pgn => {
                syntax = piece.syntax;
                ControlFlow::Break(())
            }
            Event::Done(piece, output) => {
                let taken = take(piece, output).and_then(|new| target.take(piece, new));
                progress.show(index, piece.consumed);
                match taken {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(error) => {
                        failure = Some(error);
                        ControlFlow::Break(())
                    }
                }
            }
            Event::Failed(_, message) => {
                progress.aside(|| messages::error(message));
                is_whole = false;
                ControlFlow::Continue(())
            }
        });
        if let Some(error) = failure {
            self.fail(index, &error);
            return None;
        }
        if syntax != Syntax::Pgn {
            let args = [
                ("file", source.name().into()),
                ("found", syntax.title().into()),
            ];
            let message = messages::text("rewrite-not-pgn", &args);
            self.trouble(Ending::Usage, &message);
            return None;
        }
        if ended == bulk::Ending::Stopped {
            let name = source.name();
            self.progress.aside(|| match self.goal {
                Goal::InPlace if *source != Source::Stdin => {
                    let args = [("file", (&*name).into())];
                    messages::error(messages::text("interrupted-rewrite", &args));
                }
                _ => messages::error(messages::text("interrupted", &[])),
            });
            self.ending = Ending::Interrupted;
            self.is_over = true;
            return None;
        }
        if !is_whole {
            self.ending = self.ending.max(Ending::Trouble);
            return None;
        }
        Some(target)
    }

    /// Whether a source was named itself, rather than found in a folder or by a pattern.
    fn is_named(&self, source: &Source) -> bool {
        match source {
            Source::Stdin => true,
            Source::File(path) => self.named.iter().any(|name| Path::new(name) == path),
        }
    }

    /// Ends the text of a source; see [`Target::finish`].
    pub fn finish(&mut self, index: usize, target: Target, is_wanted: bool) -> bool {
        match target.finish(is_wanted) {
            Ok((is_changed, note)) => {
                if let Some(note) = note.filter(|_| !self.is_quiet) {
                    let name = self.sources[index].name();
                    messages::print(messages::text(note, &[("file", (&*name).into())]));
                }
                is_changed
            }
            Err(error) => {
                self.fail(index, &error);
                false
            }
        }
    }

    /// What is written cannot be written.
    pub fn fail(&mut self, index: usize, error: &io::Error) {
        if error.kind() == io::ErrorKind::BrokenPipe {
            self.is_over = true;
            return;
        }
        let name = self.sources[index].name();
        let args = [
            ("file", (&*name).into()),
            ("error", error.to_string().into()),
        ];
        let message = messages::text("file-not-rewritten", &args);
        self.trouble(Ending::Trouble, &message);
    }

    fn trouble(&mut self, ending: Ending, message: &str) {
        self.progress.aside(|| messages::error(message));
        self.ending = self.ending.max(ending);
    }
}
