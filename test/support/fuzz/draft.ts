import type { Operation } from './operations';
import type { Who } from './people';

export type Headers = Record<string, string | string[]>;

/** A request in the making. All its parts are spelt as they will be sent. */
export interface Draft {
  number: number;
  operation: Operation;
  who: Who;
  method: string;
  path: string;
  parameters: Record<string, string>;
  query: Array<[string, string]>;
  headers: Headers;
  /** JSON to be written, or bytes. */
  body?: unknown;
  /** What was done to it, in words. */
  spoilt: string[];
}

/** A request as it is sent. */
export interface Request {
  number: number;
  operation: Operation;
  who: Who;
  method: string;
  target: string;
  headers: Headers;
  payload?: Buffer;
  spoilt: readonly string[];
}

/** A text as a header or a path carries it: UTF-8, one character per byte. */
export function asBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** A path of a template. What it names is taken as it is spelt. */
export function pathOf(template: string, parameters: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
}
