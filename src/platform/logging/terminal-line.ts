import type { ErrorFields } from './error-fields';

type Line = { level: string; time: string; msg?: string; err?: ErrorFields } & Record<string, unknown>;

/** Colours a text by its level, if the terminal supports colours. */
export type Paint = (level: string, text: string) => string;

const LEVEL_WIDTH = 5;
/** A value that is written without quotation marks. */
const PLAIN = /^[\w./:@+-]+$/;

/**
 * A JSON log line in readable form: the time of day, the level, the message and the fields, and an error below it.
 * Control characters are escaped.
 */
export function terminalLine(json: string, paint: Paint): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(json) as Line;
  const name = paint(level, level.toUpperCase().padEnd(LEVEL_WIDTH));
  const pairs = Object.entries(fields).map(([key, value]) => ` ${key}=${valueOf(value)}`);
  const head = `${time.slice(11, 23)} ${name} ${printable(msg)}${pairs.join('')}\n`;
  return head + (err ? errorLines(err) : '');
}

function errorLines({ type, message, code, constraint, stack, cause }: ErrorFields): string {
  const about = [code, constraint].filter((each) => each !== undefined).join(', ');
  const head = `${type}${about && ` (${about})`}: ${printable(message)}`;
  const frames = stack?.split('\n').map((frame) => `  ${printable(frame)}`) ?? [];
  const lines = [head, ...frames].map((line) => `    ${line}\n`).join('');
  return cause ? `${lines}    caused by\n${errorLines(cause)}` : lines;
}

function valueOf(value: unknown): string {
  const text = typeof value === 'string' && PLAIN.test(value) ? value : JSON.stringify(value);
  return printable(text);
}

function printable(text: string): string {
  return text.replace(
    /(?!\n)\p{Cc}/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
