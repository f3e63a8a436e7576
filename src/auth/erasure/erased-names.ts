import { ANONYMOUS } from '../../kernel/people/shown-as';

/** Shorter parts of names are words of their own too often. */
const MIN_PART = 3;

/** The names by which a person was shown, and the parts of their real names. */
export function namesOf({
  displayName,
  ownName,
  pseudonym,
}: {
  displayName: string;
  ownName?: string | null | undefined;
  pseudonym?: string | null | undefined;
}): string[] {
  const full = [displayName, ownName, pseudonym].filter((name) => !!name) as string[];
  const parts = [displayName, ownName ?? ''].flatMap((name) => name.split(/\s+/));
  const names = [...full, ...parts.filter((part) => part.length >= MIN_PART)];
  return [...new Set(names.filter((name) => name !== ANONYMOUS))];
}
