//! What differs between two texts, line by line.

/// The lines of both texts: those of the first alone with `-`, those of the second alone with
/// `+`, those of both with a blank before them.
pub fn show(expected: &str, found: &str) -> String {
    let a: Vec<&str> = expected.lines().collect();
    let b: Vec<&str> = found.lines().collect();
    // How many lines the rests have in common, in order.
    let mut common = vec![vec![0usize; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            common[i][j] = match a[i] == b[j] {
                true => common[i + 1][j + 1] + 1,
                false => common[i + 1][j].max(common[i][j + 1]),
            };
        }
    }
    let mut text = String::new();
    let mut line = |sign: char, content: &str| text.push_str(&format!("    {sign} {content}\n"));
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            line(' ', a[i]);
            (i, j) = (i + 1, j + 1);
        } else if j == b.len() || i < a.len() && common[i + 1][j] >= common[i][j + 1] {
            line('-', a[i]);
            i += 1;
        } else {
            line('+', b[j]);
            j += 1;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::show;

    #[test]
    fn lines_that_differ_are_marked() {
        assert_eq!(
            show("a\nb\nc\n", "a\nx\nc\nd\n"),
            "      a\n    - b\n    + x\n      c\n    + d\n"
        );
    }
}
