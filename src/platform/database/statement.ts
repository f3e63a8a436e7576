/** A prepared statement: PostgreSQL plans it once per connection under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** Whether its text changes or locks rows. A function it calls may do so as well, which the text does not show. */
  readonly writes: boolean;
}

/** False positives are harmless: a statement that only reads may go to the primary, too. */
const WRITES =
  /\b(insert|update|delete|merge|truncate|nextval|pg_notify|pg_(try_)?advisory\w*|for\s+(key\s+)?share)\b/i;

const texts = new Map<string, string>();

/**
 * Defines a prepared statement. The name must be unique in the process.
 * @throws Error when another text already has the name
 */
export function statement(name: string, text: string): Statement {
  const known = texts.get(name);
  if (known !== undefined && known !== text) throw new Error(`two statements are named ${name}`);
  texts.set(name, text);
  return { name, text, writes: WRITES.test(text) };
}

/**
 * The text of a statement, by its name.
 * @throws Error when no statement has the name
 */
export function statementText(name: string): string {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`no statement is named ${name}`);
  return text;
}
