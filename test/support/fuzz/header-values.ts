/** Headers the service reads, each with invalid or unusual values, between bars. */
const TABLE = String.raw`
  content-type: text/plain | application/x-www-form-urlencoded | application/json; charset=utf-16 | APPLICATION/JSON
  content-type: application/json;charset="utf-8" | application/json; charset=utf-8; charset=latin1 | */* | a/b/c | ;
  content-type: multipart/form-data | multipart/form-data; boundary= | multipart/form-data; boundary=x | text/csv
  content-type: image/svg+xml | application/vnd.api+json
  range: bytes=0-0 | bytes=-1 | bytes=5-2 | bytes=0-0,2-3,1- | bytes=99999999999999999999- | bytes=abc | items=0-1
  range: bytes= | bytes=-0 | bytes=0-1e9 | bytes 0-1
  if-range: * | "" | W/"" | "x", "y" | W/" | x | ,,,,
  if-none-match: * | "" | W/"" | "x", "y" | W/" | x | ,,,,
  if-match: * | "" | W/"" | "x", "y" | W/" | x | ,,,,
  if-modified-since: Thu, 01 Jan 1970 00:00:00 GMT | Thu, 32 Foo 20xx | -1 | 99999999999999
  if-unmodified-since: Thu, 01 Jan 1970 00:00:00 GMT | Sun, 31 Dec 9999 23:59:59 GMT | x
  x-forwarded-for: 127.0.0.1 | ::1 | unknown | 1.2.3.4, 5.6.7.8 | 999.999.999.999 | [::]:80 | _x | ,,,
  x-forwarded-host: localhost | evil.example | [::1] | a b
  x-forwarded-proto: https | x
  forwarded: for=1.2.3.4 | for=" | ;;;
  host: localhost | evil.example | localhost:99999 | [::1] | a b | 127.0.0.1:1 | LOCALHOST
  x-http-method-override: DELETE | PUT | x
  authorization: Bearer | bearer x | Basic YTpi | Bearer a.b.c | Bearer null | Bearer  two  spaces | Bearer .. | Digest x
  authorization: Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c3IifQ. | Bearer eyJhbGciOiJIUzI1NiJ9.e30.AAAA
  cookie: = | ;;; | admin_session | admin_session= | admin_session=x; admin_session=y | refresh_token=% | a=%00
  cookie: __proto__=x | refresh_token=a.b.c | admin_session="quoted" | admin_session=%ff
  origin: null | https://evil.example | http://localhost | x
  sec-fetch-site: cross-site | none | same-origin
  x-request-id: a | {"a":1} | %00 | ../..
  x-api-surface: token | public | console | PUBLIC | public, token | __proto__
  idempotency-key: k | __proto__ | same | %00
  x-hub-signature-256: sha256= | sha256=00 | sha1=00 | x
  accept: text/html | x | application/xml;q=1 | */*;q=0
  accept-encoding: gzip, br | identity;q=0 | *;q=0 | x
  content-encoding: gzip | deflate | br | zstd | x | gzip, gzip | identity
  content-range: bytes 0-1/2 | x
  access-control-request-method: PUT | x
  cache-control: no-cache | max-age=-1 | x`;

/** For every header: an empty value, and oversized ones. */
const LENGTHS = [
  '',
  ' ',
  'x'.repeat(64),
  'x'.repeat(201),
  '0-0,'.repeat(500),
  '"'.repeat(50),
  'a=b;'.repeat(1500),
];

export const HEADER_VALUES: ReadonlyArray<readonly [string, readonly string[]]> = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, name = '', values = ''] = /^\s*([\w-]+): (.*)$/.exec(line) ?? [];
    return [name, [...values.split(' | '), ...LENGTHS]];
  });
