import encode from 'qr';

/** The width of the quiet zone around a code, in modules, as the standard asks for. */
const QUIET = 4;

/** The QR code of an address, black on white whatever the scheme is, so that every reader finds it. */
export function QrCode({ url }: { url: string }) {
  const rows = encode(url, 'raw', { border: QUIET });
  const side = rows.length;
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={rows.map(pathOfRow).join('')} />
    </svg>
  );
}

/** The dark modules of a row, each run of them as one rectangle. */
function pathOfRow(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const begin = x;
    while (row[x + 1]) x++;
    const width = x + 1 - begin;
    path += `M${begin} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
