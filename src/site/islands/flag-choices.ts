const EXCERPT = 60;

/** What a message is called among the things that can be flagged: its author, and how it begins. */
export function messageChoice(author: string, content: string): string {
  return `${author}: ${[...content].slice(0, EXCERPT).join('')}`;
}
