#!/usr/bin/env bash
#
# Searches for inputs that break a law: `fuzz/run.sh TARGET SECONDS [OPTION...]`.
#
# TARGET is one of lexer, reader, san, fen, fix, fmt, json; the options are libFuzzer's. Works with
# the stable toolchain and a C++ compiler. Seeds and finds are kept in fuzz/corpus/TARGET, inputs
# that break something in fuzz/artifacts/TARGET; git ignores both.

set -euo pipefail

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
if (($# < 2)); then
    sed -n 's/^# \{0,1\}//; 3,7p' "${BASH_SOURCE[0]}" >&2
    exit 2
fi
target=$1 seconds=$2
shift 2

case $target in
    lexer) dictionary=pgn longest=2000 ;;
    reader) dictionary=pgn longest=1200 ;;
    fix | fmt) dictionary=pgn longest=800 ;;
    json) dictionary=json longest=1200 ;;
    san) dictionary=san longest=400 ;;
    fen) dictionary=fen longest=160 ;;
    *) printf 'no target %s; there are lexer, reader, san, fen, fix, fmt, json\n' "$target" >&2 && exit 2 ;;
esac

manifest=$here/Cargo.toml
corpus=$here/corpus/$target
artifacts=$here/artifacts/$target
mkdir -p "$corpus" "$artifacts"

# Without instrumentation, and in a place of its own since no `--target` is given.
cargo run --quiet --release --manifest-path "$manifest" --bin seeds -- "$here/corpus"

# What `cargo fuzz` gives to a nightly compiler, less the address sanitizer: all of it is stable.
# With `--target`, build scripts and macros are spared.
flags=(
    -Cpasses=sancov-module
    -Cllvm-args=-sanitizer-coverage-level=4
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters
    -Cllvm-args=-sanitizer-coverage-pc-table
    -Cllvm-args=-sanitizer-coverage-trace-compares
    -Ccodegen-units=1
    --cfg fuzzing
)
host=$(rustc -vV | sed -n 's/^host: //p')
# Cargo says where it put the executable, wherever that is.
messages=$(
    RUSTFLAGS="${flags[*]}" cargo build --release --manifest-path "$manifest" --target "$host" \
        --features run --bin "$target" --message-format json-render-diagnostics
)
program=$(sed -n 's/.*"executable":"\([^"]*\)".*/\1/p' <<<"$messages" | tail -n 1)

# A copy, since a later build may replace the file while this one runs.
copy=$(mktemp -d)
trap 'rm -rf -- "$copy"' EXIT
cp -- "$program" "$copy/$target"

# Options that name a file are about that input alone.
inputs=("$corpus")
for option; do
    if [[ -f $option ]]; then
        inputs=()
    fi
done

"$copy/$target" "${inputs[@]}" \
    -artifact_prefix="$artifacts/" \
    -dict="$here/dictionaries/$dictionary.dict" \
    -max_len="$longest" \
    -max_total_time="$seconds" \
    -timeout=10 \
    -rss_limit_mb=2048 \
    -print_final_stats=1 \
    "$@"
