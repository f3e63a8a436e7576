/** The step of an issue that a letter is about. */
export interface Letter {
  issueId: string;
  level: number;
}

/** The key of the mail to the office of a step. */
export function letterKey({ issueId, level }: Letter): string {
  return `escalation:${issueId}:${level}`;
}

/** The step of a letter, by the key of its mail; undefined if the mail is not a letter to an office. */
export function stepOfLetter(key: string): Letter | undefined {
  const [, issueId, level] = /^escalation:([^:]+):(\d+)$/.exec(key) ?? [];
  return issueId === undefined ? undefined : { issueId, level: Number(level) };
}
