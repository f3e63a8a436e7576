import type { Operation } from './operations';
import type { Who } from './people';

export type Headers = Record<string, string | string[]>;

/** A request that is being built. All parts are already encoded. */
export interface Draft {
  number: number;
  operation: Operation;
  who: Who;
  method: string;
  path: string;
  parameters: Record<string, string>;
  query: Array<[string, string]>;
  headers: Headers;
  /** A JSON value, or bytes. */
  body?: unknown;
  /** The changes made to it, as text. */
  spoilt: string[];
}

/** A request to be sent. */
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

/** A text as bytes of a header or path: UTF-8, one character per byte. */
export function asBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** A path from a template. The parameters must already be encoded. */
export function pathOf(template: string, parameters: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
}
