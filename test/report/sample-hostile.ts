/** What a linted file may hold to break out of a report: markup, commands, control characters, what XML forbids. */
export const hostileText = "</script><script>alert(1)</script><img src=x onerror=alert(1)> `a`|b \"'&<>]]> [x](https://evil.example) @octocat #1 $a$ \u0000\u0007\u001b[31m\u202e\ud800\uffff\n::error::x ##[error]x";
