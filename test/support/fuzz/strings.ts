import { readFileSync } from 'node:fs';

/** Texts without white space. */
const PLAIN = String.raw`
  ' '' " $$ $1 :id % %% _ \ \\ \% 100% %_% [a-z] * ? .* ( (a+)+$ ^ | & ! E\x1f {} [] {"a":1} null undefined true
  NaN Infinity -Infinity 0 -0 -1 1e308 1e999 0x10 0b1 1_000 1,5 ٣ ² 2147483648 9007199254740993
  __proto__ constructor prototype toString hasOwnProperty __defineGetter__ valueOf length then
  <script>alert(1)</script> <b &amp; &#0; <!-- ]]> <svg/onload=x> javascript:alert(1) data:,x
  ../../etc/passwd ..\..\ / // ./. C:\x file:///etc/passwd ~ - --help CON nul
  http://127.0.0.1:1/ http://[::1]/ http://169.254.169.254/ //host https://user:pass@host/ http://:0 ftp://x
  {{7*7}} #{7*7} <%=7%> {title} {link} %s%n%x =1+1 +1 @sum(1) -2+3 '=1 a@b a@b.c @ a@@b.co Ä@ö.de
  2023-02-29 2024-02-30 0000-00-00 10000-01-01 -0001-01-01 2024-13-01 9999-12-31T23:59:60Z 2024-01-01T24:00:00Z
  2024-01-01T00:00:00+99:99 1970-01-01 275760-09-13 +275760-09-13T00:00:00Z now infinity
  000000 999999 40005 4000501 ４０００５０ Mumbai MUMBAI
  iss_ iss_0 usr_00000000000000000000000000 ISS_00000000000000000000000000
  W/"x" bytes=0- Bearer eyJhbGciOiJub25lIn0.e30. sha256= sha256=00
  😀 👩‍👩‍👧‍👦 🏳️‍🌈 🇮🇳 1️⃣ 𝒳𝕐𝖅 مرحبا हिन्दी தமிழ் ক্ষ 漢字 ﷺ ß İ ı ﬁ Ǆ é Å 각`
  .trim()
  .split(/\s+/);

/** Texts described by their construction. */
const SPELT: readonly string[] = [
  ...['', ' ', '\t', '\r\n', '\u00a0', '\u200b', '\ufeff', '\u2028', '\u2029', '\u0085', '\u180e'],
  ...['\0', 'a\0b', 'mumbai\0', '\u0001\u0002\u001f', '\u007f', '\u0080\u009f', '\ufffe\uffff', '\ufffd'],
  // Lone surrogates, alone, swapped and between letters.
  ...['\ud83d', '\ude00', '\ude00\ud83d', 'a\ud800b', '\udfff end'],
  // Bidirectional texts, joiners, decomposed letters, and more combining marks than letters.
  ...['\u202eabc\u202c', '\u2066עברית\u2069', '\u200d\u200d', '\ufe0f', '\u{10ffff}', 'e\u0301', 'A\u030a'],
  ...['a\u0300\u0301\u0302\u0303\u0304\u0305', '\u0e01\u0e33\u0e33\u0e33', '\u0301'.repeat(2000)],
  ...[
    "' or '1'='1",
    "'; drop table issues; --",
    "\\'; select pg_sleep(9); --",
    ' 400050 ',
    '4000 50',
    'mumbai ',
  ],
  ...[
    'a@b.co\n',
    '"a b"@c.de',
    `${'a'.repeat(64)}@${'b.'.repeat(90)}co`,
    'gzip, deflate',
    'a=b; c=d',
    'Bearer null',
  ],
  ...['1', 'x', '\\', `iss_${'z'.repeat(26)}`].map((text) => text.repeat(400)),
  ...['x'.repeat(201), 'x'.repeat(1001), '😀'.repeat(100), 'ab '.repeat(4000)],
];

/**
 * The unusual texts for requests: built-in ones, and those of a file.
 * @param file a JSON array of texts, or one text per line, with comments after #
 */
export function oddStrings(file: string | undefined): readonly string[] {
  const own = [...SPELT, ...PLAIN];
  if (!file) return own;
  const text = readFileSync(file, 'utf8');
  const more = text.trimStart().startsWith('[')
    ? (JSON.parse(text) as unknown[]).map(String)
    : text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [...own, ...more];
}
