//! Ctrl-C and polite requests to end: the first asks, the second is obeyed at once.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// A file that nobody can want if we end at once.
static UNFINISHED: Mutex<Option<PathBuf>> = Mutex::new(None);

/// A flag that is raised when someone wants us to stop.
pub fn flag() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    // Where no handler can be set, the system's way to end a program remains.
    let _ = ctrlc::set_handler(move || {
        if raised.swap(true, Ordering::Relaxed) {
            if let Ok(Some(path)) = UNFINISHED.lock().as_deref() {
                let _ = std::fs::remove_file(path);
            }
            std::process::exit(130);
        }
    });
    flag
}

/// Tells which file is to go if we end at once; `None` once it is finished.
pub fn set_unfinished(path: Option<&Path>) {
    if let Ok(mut unfinished) = UNFINISHED.lock() {
        *unfinished = path.map(Path::to_path_buf);
    }
}
