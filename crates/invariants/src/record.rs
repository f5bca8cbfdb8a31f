//! Invariants of records: bytes that may have been cut, changed or invented.

use acies_chronicle::{Engine, Record, from_json_lines, json_lines};

/// Any bytes are a record whose lines print and read back the same, or are refused at a line of them.
///
/// Every record can be cut anywhere and is still one.
pub fn record_reads_back_wherever_it_is_cut(bytes: &[u8]) {
    let lines = bytes.split(|&byte| byte == b'\n').count() - 1;
    let record = match Record::read(bytes) {
        Ok(record) => record,
        Err(error) => {
            assert!((1..=lines + 1).contains(&error.line));
            return;
        }
    };
    // A last line without a line break is read if it ends with its own hash.
    assert!(record.lines.len() == lines || record.lines.len() == lines + 1 && record.cut.is_none());
    let twin = json_lines(&record).expect("a record that has been read");
    let text = from_json_lines(&twin).expect("the twin of a record");
    let again = Record::read(text.as_bytes()).map(|again| again.lines);
    assert_eq!(again.as_ref(), Ok(&record.lines));
    // Setting up its battle and replaying it may fail, but not panic.
    let _ = record.verify();
    let _ = record.verdict(&Engine::new("0.1.0", ""), None);
    let cut = bytes.len() / 2;
    let part = Record::read(&bytes[..cut]).expect("a part of a record");
    assert!(part.entries.len() <= record.entries.len());
    assert!(part.lines.iter().eq(&record.lines[..part.lines.len()]));
}
