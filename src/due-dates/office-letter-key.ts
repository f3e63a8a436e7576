/** What an office is written to about: a step of an issue. */
export interface Letter {
  issueId: string;
  level: number;
}

/** The key of the mail to the office of a step. */
export function letterKey({ issueId, level }: Letter): string {
  return `escalation:${issueId}:${level}`;
}

/** The step whose office a mail was written to, by the key of the mail; undefined: it was to nobody's office. */
export function stepOfLetter(key: string): Letter | undefined {
  const [, issueId, level] = /^escalation:([^:]+):(\d+)$/.exec(key) ?? [];
  return issueId === undefined ? undefined : { issueId, level: Number(level) };
}
