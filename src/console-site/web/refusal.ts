/** Why the service did not do something, in its words. */
export class Refusal extends Error {
  /**
   * @param status of the answer; 0 where there was none
   * @param messages one text, or one for each refused field, which begins with the name of the field
   */
  constructor(
    readonly status: number,
    readonly messages: readonly string[],
  ) {
    super(messages.join('; '));
  }
}

/** What went wrong, as a refusal. @param thrown by a call of the API */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  // What was answered is no JSON: something between here and the service answers in its place.
  if (thrown instanceof SyntaxError)
    return new Refusal(0, ['The answer is not that of the service. Try again.']);
  throw thrown;
}

/** The refusal of a call that no answer came to, or only a part of one. */
export function refusalOfNoAnswer(): Refusal {
  return new Refusal(0, ['The service cannot be reached. Try again.']);
}

/** What the rules of all APIs of the service say of a value, as whoever fills in a form reads it. */
const WORDS: ReadonlyArray<readonly [said: RegExp, words: string]> = [
  [/ must be of type int$/, ' must be a whole number'],
  [/ must be of type number$/, ' must be a number'],
  [/ must be of type string$/, ' must be a text'],
  [/ Invalid ISO date$/, ' must be a day of the calendar'],
  [/ Invalid ISO datetime$/, ' must be a date and time'],
  [/ Invalid email address$/, ' must be an email address'],
];

function inWords(message: string): string {
  const [said, words] = WORDS.find(([each]) => each.test(message)) ?? ['', ''];
  return message.replace(said, words);
}

/** The refusal of an answer with an error. @param body as the console API writes it, or anything a proxy writes */
export function refusalOfAnswer(status: number, body: unknown): Refusal {
  const message = (body as { message?: unknown } | undefined)?.message;
  if (typeof message === 'string') return new Refusal(status, [inWords(message)]);
  if (Array.isArray(message)) return new Refusal(status, message.map(String).map(inWords));
  return new Refusal(status, [`The service answered ${status}. Try again.`]);
}

/** Refusals by field, and those that belong to no field of the form. */
export interface SortedRefusal {
  byField: Readonly<Record<string, string>>;
  others: readonly string[];
}

/**
 * A message about a field as it is shown beside it: with the label in place of the name.
 * @param message begins with the name
 */
export function inWordsOf(message: string, name: string, label: string): string {
  const rest = message.slice(name.length);
  return rest.startsWith('.') ? `${label}, ${rest.slice(1)}` : label + rest;
}

/** Puts each message to the field it begins with. @param fields of the form */
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

/** What of a refusal stands beside fields, where the rest is shown by what was refused (`refusalBeside`). */
export function onlyByField(refusal: Refusal, fields: readonly string[]): SortedRefusal {
  return { ...sortRefusal(refusal, fields), others: [] };
}

/** What of a refusal stands beside no field. @returns undefined where that is nothing */
export function refusalBeside(refusal: Refusal | undefined, fields: readonly string[]): Refusal | undefined {
  if (!refusal) return undefined;
  const { others } = sortRefusal(refusal, fields);
  return others.length > 0 ? new Refusal(refusal.status, others) : undefined;
}
