#!/usr/bin/env python3
"""Times whole commands, alternating, and measures memory.

Contestants: `scoresheet convert` with one and with two threads, and
pgn-extract; all write every game of one file to /dev/null. Then the peak
memory of `scoresheet` on about 1 GB. Prints Markdown. Standard library only.

What is not installed is skipped with a sentence. Times are wall-clock seconds,
since threads are compared here: run it on a quiet machine. (On a busy one, only
the CPU times of the one-threaded commands mean something.)
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MAIN = Path(__file__).resolve().parents[2]
GNU_TIME = "/usr/bin/time"


def find_program(named, *places):
    """The program named by the user, else the first of `places` that exists."""
    for place in [named] if named else places:
        found = shutil.which(str(place))
        if found:
            return found
    return None


def find_input(named, folder):
    """The input as a plain .pgn file, unpacked into `folder` where needed."""
    if named:
        path = Path(named)
    else:
        shared = os.environ.get("SCORESHEET_SHARED")
        if not shared:
            sys.exit("name an --input, or set SCORESHEET_SHARED to the folder with corpus/pgn")
        path = Path(shared) / "corpus/pgn/masters_100MB.pgn.zst"
    if not path.is_file():
        sys.exit(f"{path}: no such file")
    if path.suffix != ".zst":
        return path
    plain = Path(folder) / path.stem
    with open(plain, "wb") as out:
        subprocess.run(["zstd", "-dc", str(path)], stdout=out, check=True)
    return plain


def our_command(program, path, threads):
    return [program, "convert", str(path), "-o", "/dev/null", "--threads", str(threads)]


def pgn_extract_command(program, path):
    """-s and --quiet: no progress, no report; -o: every game."""
    return [program, "-s", "--quiet", "-o/dev/null", str(path)]


def run(command, accept=(0,)):
    """Runs to the end with output thrown away; returns wall and CPU seconds."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE)
    # Read on, so that a talkative program never waits for us; keep the end.
    last = b""
    while block := process.stderr.read(65536):
        last = (last + block)[-2000:]
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.stderr.close()
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in accept:
        said = last.decode(errors="replace").strip()
        sys.exit(f"`{' '.join(command)}` ends with status {process.returncode}: {said}")
    return wall, usage.ru_utime + usage.ru_stime


def peak_memory(command, accept=(0,)):
    """Peak resident memory in bytes, by GNU time, whose own use is small.

    (The kernel counts what a child inherits before it becomes the program, so
    asking from Python would never answer less than Python's own size.)
    """
    with tempfile.NamedTemporaryFile("r") as report:
        done = subprocess.run([GNU_TIME, "-q", "-f", "%M", "-o", report.name, *command],
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, check=False)
        if done.returncode not in accept:
            sys.exit(f"`{' '.join(command)}` ends with status {done.returncode}")
        return int(report.read()) * 1024


def take_turns(contestants, rounds, accept):
    """Runs {name: command} in turn, beginning each round with another one.

    Returns {name: [(wall, cpu), ...]}, without the first, uncounted round.
    """
    names = list(contestants)
    times = {name: [] for name in names}
    for round_number in range(rounds + 1):
        for turn in range(len(names)):
            name = names[(round_number + turn) % len(names)]
            measured = run(contestants[name], accept)
            if round_number > 0:
                times[name].append(measured)
    return times


def print_times(times, size, reference):
    """A row per contestant; ratios say how many times `reference` is faster."""
    wall = {name: min(wall for wall, _ in runs) for name, runs in times.items()}
    cpu = {name: min(cpu for _, cpu in runs) for name, runs in times.items()}

    def ratio(best, name):
        return f"{best[name] / best[reference]:.2f}" if reference else "-"

    print("| command | best | median | least CPU | rate | ratio | ratio by CPU |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name, runs in times.items():
        median = statistics.median(wall for wall, _ in runs)
        print(f"| {name} | {wall[name]:.3f} s | {median:.3f} s | {cpu[name]:.3f} s "
              f"| {size / 1e6 / wall[name]:.0f} MB/s | {ratio(wall, name)} | {ratio(cpu, name)} |")
    print()
    if reference:
        print(f"Ratios: this command's best time / that of `{reference}`.")
        two = wall.get("scoresheet, 2 threads")
        if two:
            print(f"Two threads are {wall[reference] / two:.2f} x as fast as one "
                  f"({os.cpu_count()} cores here).")
        print()


def print_memory(rows):
    print("| command | input | peak memory |")
    print("| --- | ---: | ---: |")
    for name, size, peak in rows:
        print(f"| {name} | {size / 1e6:.0f} MB | {peak / 1e6:.1f} MB |")
    print()


def repeat(path, folder, target):
    """`path` again and again in one file of about `target` bytes."""
    content = path.read_bytes()
    if not content.endswith(b"\n\n"):
        content += b"\n\n"
    large = Path(folder) / "large.pgn"
    with open(large, "wb") as out:
        for _ in range(max(1, round(target / len(content)))):
            out.write(content)
    return large


def measure_memory(args, ours, peer, path, folder):
    if not os.access(GNU_TIME, os.X_OK):
        print(f"Memory: skipped, there is no {GNU_TIME}.")
        return
    rows = []
    if peer:
        rows.append(("pgn-extract", path.stat().st_size,
                     peak_memory(pgn_extract_command(peer, path))))
    if ours:
        large = repeat(path, folder, args.memory_mb * 1e6)
        for threads in (1, 2):
            rows.append((f"scoresheet, {threads} thread{'s' * (threads > 1)}",
                         large.stat().st_size,
                         peak_memory(our_command(ours, large, threads), args.accept)))
        large.unlink()
    print_memory(rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scoresheet", metavar="PATH",
                        help="default: target/release/scoresheet of the main workspace, or PATH")
    parser.add_argument("--pgn-extract", metavar="PATH")
    parser.add_argument("--input", metavar="FILE",
                        help=".pgn or .pgn.zst (default: masters_100MB of $SCORESHEET_SHARED)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--memory-mb", type=int, default=1000,
                        help="size of the input for the memory test; 0: no memory test")
    parser.add_argument("--accept", type=int, nargs="*", default=[0, 1], metavar="STATUS",
                        help="exit statuses of scoresheet that are no failure (default: 0 1; "
                             "1 may only mean that the file has an illegal move)")
    parser.add_argument("--temp", metavar="DIR", help="where the large file may lie for a while")
    parser.add_argument("--checks", action="store_true",
                        help="instead, what `check` costs against `stats`, which only verifies")
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error("--rounds: expected 1 or more")

    ours = find_program(args.scoresheet, MAIN / "target/release/scoresheet", "scoresheet")
    peer = find_program(args.pgn_extract, "pgn-extract", "/usr/games/pgn-extract")
    contestants = {}
    with tempfile.TemporaryDirectory(prefix="scoresheet-bench-", dir=args.temp) as folder:
        path = find_input(args.input, folder)
        if args.checks:
            one = {f"scoresheet {name}": [ours, name, "-q", "--threads", "1", str(path)]
                   for name in ("check", "stats")}
            times = take_turns(one, args.rounds, args.accept)
            print_times(times, path.stat().st_size, "scoresheet stats")
            return
        if ours:
            contestants["scoresheet, 1 thread"] = our_command(ours, path, 1)
            contestants["scoresheet, 2 threads"] = our_command(ours, path, 2)
        else:
            print("scoresheet: skipped, not found; build it (`cargo build --release`) "
                  "or name it with --scoresheet.\n")
        if peer:
            contestants["pgn-extract"] = pgn_extract_command(peer, path)
        else:
            print("pgn-extract: skipped, not found; install it "
                  "(Debian: pgn-extract) or name it with --pgn-extract.\n")
        if not contestants:
            return
        size = path.stat().st_size
        print(f"{path.name}, {size / 1e6:.1f} MB, every game written to /dev/null, "
              f"{args.rounds} rounds in turn.\n")
        times = take_turns(contestants, args.rounds, tuple(args.accept))
        print_times(times, size, "scoresheet, 1 thread" if ours else None)
        if args.memory_mb > 0:
            measure_memory(args, ours, peer, path, folder)


if __name__ == "__main__":
    main()
