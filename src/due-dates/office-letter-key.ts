/** The step of an issue an office is written to about. */
interface Step {
  issueId: string;
  level: number;
}

/** The key of the mail to the office of a step. */
export function letterKey({ issueId, level }: Step): string {
  return `escalation:${issueId}:${level}`;
}

/** The step whose office a mail was written to, by the key of the mail; undefined: it was to nobody's office. */
export function stepOfLetter(key: string): Step | undefined {
  const [, issueId, level] = /^escalation:([^:]+):(\d+)$/.exec(key) ?? [];
  return issueId === undefined ? undefined : { issueId, level: Number(level) };
}
