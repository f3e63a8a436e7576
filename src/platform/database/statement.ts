/** A prepared statement: PostgreSQL plans it once per connection under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const texts = new Map<string, string>();

/**
 * Names a statement. The name must be unique in the process.
 * @throws Error when another text already has the name
 */
export function statement(name: string, text: string): Statement {
  const known = texts.get(name);
  if (known !== undefined && known !== text) throw new Error(`two statements are named ${name}`);
  texts.set(name, text);
  return { name, text };
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
