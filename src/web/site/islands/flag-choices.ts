const EXCERPT = 60;

/** The label of a message in the list of things that can be flagged: its author and its beginning. */
export function messageChoice(author: string, content: string): string {
  return `${author}: ${[...content].slice(0, EXCERPT).join('')}`;
}
