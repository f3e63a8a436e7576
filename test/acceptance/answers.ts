import type { Reply } from './http-client';

const SHOWN = 600;

/** A response that the contract does not allow. The message contains the request. */
export class Unexpected extends Error {
  constructor(why: string, reply: Reply) {
    const { call, status, text } = reply;
    const sent = call.rawBody ?? (call.body === undefined ? '' : JSON.stringify(call.body));
    super(
      [
        why,
        `  request: ${call.method} ${call.path} ${headersOf(reply)}${cut(sent)}`,
        `  answer:  ${status} ${cut(text)}`,
      ].join('\n'),
    );
  }
}

/** One entry of an error's `details`. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** The value at a path inside parsed JSON; undefined if it does not exist. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string, unknown>)[key];
  }
  return here;
}

/** @throws Unexpected unless the response has one of these statuses */
export function expectStatus(reply: Reply, ...allowed: readonly number[]): Reply {
  if (!allowed.includes(reply.status)) throw new Unexpected(`status must be ${allowed.join(' or ')}`, reply);
  if (reply.status >= 400) expectEnvelope(reply);
  return reply;
}

/** @throws Unexpected unless the value at the path is a string */
export function expectText(reply: Reply, ...path: readonly string[]): string {
  const value = at(reply.body, ...path);
  if (typeof value !== 'string') throw new Unexpected(`${path.join('.')} must be a string`, reply);
  return value;
}

/** @throws Unexpected unless the value at the path is exactly the expected one */
export function expectSame(reply: Reply, expected: unknown, ...path: readonly string[]): void {
  const value = at(reply.body, ...path);
  if (canonical(value) === canonical(expected)) return;
  throw new Unexpected(`${path.join('.')} must be ${canonical(expected)}, is ${canonical(value)}`, reply);
}

/**
 * The problems listed in a 400 response.
 * @throws Unexpected unless it is a VALIDATION_ERROR that names the invalid fields and the reasons
 */
export function problemsIn(reply: Reply): FieldProblem[] {
  expectStatus(reply, 400);
  expectSame(reply, 'VALIDATION_ERROR', 'error', 'code');
  const details = at(reply.body, 'error', 'details');
  if (!Array.isArray(details) || details.length === 0) throw new Unexpected('details are missing', reply);
  return details.map((entry: unknown) => {
    const field = at(entry, 'field');
    const message = at(entry, 'message');
    if (typeof field === 'string' && field !== '' && typeof message === 'string' && message !== '') {
      return { field, message };
    }
    throw new Unexpected('an entry of details does not name its field and why', reply);
  });
}

/** @throws Unexpected unless the response is a 400 whose details name the field */
export function expectRefusalOf(reply: Reply, field: string): void {
  if (
    !problemsIn(reply).some((problem) => problem.field === field || problem.field.startsWith(`${field}.`))
  ) {
    throw new Unexpected(`the details must name ${field}`, reply);
  }
}

function expectEnvelope(reply: Reply): void {
  const well =
    at(reply.body, 'success') === false &&
    typeof at(reply.body, 'error', 'code') === 'string' &&
    typeof at(reply.body, 'error', 'message') === 'string';
  if (!well) throw new Unexpected('the error is not in the envelope', reply);
}

/** JSON with sorted keys, so that two values compare by their content. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value) ?? 'absent';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(entries));
}

function headersOf({ call }: Reply): string {
  const shown = Object.entries(call.headers ?? {}).filter(
    ([name, value]) => name !== 'Authorization' || !/^Bearer ey/.test(value),
  );
  return shown.length === 0 ? '' : `${JSON.stringify(Object.fromEntries(shown))} `;
}

function cut(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}... (${text.length} characters)`;
}
