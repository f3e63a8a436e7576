import type { Request } from './draft';

const MAX_LENGTH = 1500;
/** Session headers are shortened, as the person is named. */
const SESSIONS = /^(authorization|cookie)$/;
const MAX_SESSION_LENGTH = 60;

/** A request as text, so that it can be repeated by hand. */
export function dumped({ number, who, method, target, headers, payload, spoilt }: Request): string {
  const lines = Object.entries(headers).map(
    ([name, value]) =>
      `  ${name}: ${JSON.stringify(value).slice(0, SESSIONS.test(name) ? MAX_SESSION_LENGTH : MAX_LENGTH)}`,
  );
  return [
    `request ${number} by ${who} (spoilt: ${spoilt.join(', ') || 'nothing'})`,
    `  ${method} ${JSON.stringify(target.slice(0, MAX_LENGTH))}`,
    ...lines,
    ...(payload ? [`  body of ${payload.length} bytes: ${bytesOf(payload)}`] : []),
  ].join('\n');
}

/** As text, if that is lossless. */
function bytesOf(payload: Buffer): string {
  const text = payload.toString();
  if (!Buffer.from(text).equals(payload))
    return `base64 ${payload.subarray(0, MAX_LENGTH).toString('base64')}`;
  return JSON.stringify(text.slice(0, MAX_LENGTH));
}
