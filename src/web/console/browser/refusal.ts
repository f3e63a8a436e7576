import { type Key, textOf } from './words';

/** Why the service refused a request, in the words of the service. */
export class Refusal extends Error {
  /**
   * @param status the status of the response; 0 if there was no response
   * @param messages one text, or one for each refused field, which starts with the name of the field
   */
  constructor(
    readonly status: number,
    readonly messages: readonly string[],
  ) {
    super(messages.join('; '));
  }
}

/** Converts an error of an API call to a refusal. @param thrown the error */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  // The response is not JSON: another system between the browser and the service has responded.
  if (thrown instanceof SyntaxError) return new Refusal(0, [textOf('refusal.foreign')]);
  throw thrown;
}

/** The refusal of a call with no response, or with an incomplete one. */
export function refusalOfNoAnswer(): Refusal {
  return new Refusal(0, [textOf('refusal.unreached')]);
}

/** Validation messages of all APIs of the service, and the words that a form shows instead. */
const WORDS: ReadonlyArray<readonly [said: RegExp, words: Key]> = [
  [/ must be of type int$/, 'refusal.wholeNumber'],
  [/ must be of type number$/, 'refusal.number'],
  [/ must be of type string$/, 'refusal.text'],
  [/ Invalid ISO date$/, 'refusal.day'],
  [/ Invalid ISO datetime$/, 'refusal.moment'],
  [/ Invalid email address$/, 'refusal.email'],
];

/** Whole messages of the service that the page knows. */
const KNOWN: ReadonlyMap<string, Key> = new Map([
  ['Wrong email or password', 'refusal.wrongCredentials'],
  ['Wrong code, or it was used before', 'refusal.wrongCode'],
  ['Your role may not do this', 'refusal.role'],
]);

function inWords(message: string): string {
  const known = KNOWN.get(message);
  if (known) return textOf(known);
  const [said, words] = WORDS.find(([each]) => each.test(message)) ?? [];
  return said && words ? message.replace(said, ` ${textOf(words)}`) : message;
}

/** The refusal of an error response. @param body a body of the console API, or any text of a proxy */
export function refusalOfAnswer(status: number, body: unknown): Refusal {
  const message = (body as { message?: unknown } | undefined)?.message;
  if (message === 'Internal server error') return new Refusal(status, [textOf('refusal.failed')]);
  if (typeof message === 'string') return new Refusal(status, [inWords(message)]);
  if (Array.isArray(message)) return new Refusal(status, message.map(String).map(inWords));
  return new Refusal(status, [textOf('refusal.status', { status })]);
}

/** Messages by field, and those that belong to no field of the form. */
export interface SortedRefusal {
  byField: Readonly<Record<string, string>>;
  others: readonly string[];
}

/**
 * The message that is shown beside a field: the label of the field replaces its name.
 * @param message starts with the name
 */
export function inWordsOf(message: string, name: string, label: string): string {
  const rest = message.slice(name.length);
  return rest.startsWith('.') ? `${label}, ${rest.slice(1)}` : label + rest;
}

/** Assigns each message to the field whose name it starts with. @param fields the fields of the form */
export function sortRefusal(refusal: Refusal, fields: readonly string[]): SortedRefusal {
  const byField: Record<string, string> = {};
  const others: string[] = [];
  for (const message of refusal.messages) {
    const field = fields.find(
      (name) => message.startsWith(name) && /^[ .:]/.test(message.slice(name.length)),
    );
    if (field === undefined) others.push(message);
    else byField[field] ??= message;
  }
  return { byField, others };
}

/** The messages that are shown beside fields, if another component shows the rest (`refusalBeside`). */
export function onlyByField(refusal: Refusal, fields: readonly string[]): SortedRefusal {
  return { ...sortRefusal(refusal, fields), others: [] };
}

/** The part of a refusal that belongs to none of the fields. @returns undefined if there is no such part */
export function refusalBeside(refusal: Refusal | undefined, fields: readonly string[]): Refusal | undefined {
  if (!refusal) return undefined;
  const { others } = sortRefusal(refusal, fields);
  return others.length > 0 ? new Refusal(refusal.status, others) : undefined;
}
