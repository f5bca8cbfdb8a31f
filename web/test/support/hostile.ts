// A text that a record may have, whatever it does to a page: markup, quotes, signs of templates, control and direction characters.

export const HOSTILE = '</title></style></script><script>alert(1)</script><img src=x onerror="alert(2)">&lt;&amp;\'`${1}$& \u202Ereversed\u202C\u0007\u2028%at'
