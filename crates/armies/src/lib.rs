//! The army lists: data, written form, and the choosing of options.
