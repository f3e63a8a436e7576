import { matches } from '../../palette/matching';

/** An account or a unit that a note can mention. */
export interface Mentionable {
  id: string;
  /** Unlike those of all others. */
  label: string;
  /** What it is, in a word. */
  about: string;
}

/** A part of a text: words, or a mention. */
export interface Piece {
  text: string;
  isMention: boolean;
}

const AT = /(?:^|[\s(])@([^\s@][^\n@]{0,60})?$/;

/** What is typed after the last `@` before the caret, and where that stands; undefined without one. */
export function typedMention(before: string): { from: number; wanted: string } | undefined {
  const found = AT.exec(before);
  if (!found) return undefined;
  const wanted = found[1] ?? '';
  return { from: before.length - wanted.length - 1, wanted };
}

/** Those whose names have what is typed. A name that is complete, with a blank after it, finds nothing. */
export function mentionsLike(all: readonly Mentionable[], wanted: string): Mentionable[] {
  if (/\s$/.test(wanted) && all.some(({ label }) => label === wanted.trimEnd())) return [];
  return all.filter(({ label, about }) => matches(`${label} ${about}`, wanted));
}

/** A text in pieces, at its mentions. */
export function piecesOf(text: string, all: readonly Mentionable[]): Piece[] {
  const labels = all.map(({ label }) => label).sort((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  let rest = text;
  let words = '';
  const end = () => {
    if (words !== '') pieces.push({ text: words, isMention: false });
    words = '';
  };
  while (rest !== '') {
    const label = rest.startsWith('@') ? labels.find((each) => rest.startsWith(`@${each}`)) : undefined;
    const taken = label === undefined ? rest[0]! : `@${label}`;
    if (label === undefined) words += taken;
    else {
      end();
      pieces.push({ text: taken, isMention: true });
    }
    rest = rest.slice(taken.length);
  }
  end();
  return pieces;
}

/** Those that a text mentions, each once. */
export function mentionedIn(text: string, all: readonly Mentionable[]): Mentionable[] {
  const labels = new Set(
    piecesOf(text, all).flatMap((piece) => (piece.isMention ? [piece.text.slice(1)] : [])),
  );
  return all.filter(({ label }) => labels.has(label));
}

/** The same with unlike labels: of two with one name, each has what else is known of it behind the name. */
export function unlike(all: ReadonlyArray<Mentionable & { detail: string }>): Mentionable[] {
  const counts = new Map<string, number>();
  for (const { label } of all) counts.set(label, (counts.get(label) ?? 0) + 1);
  return all.map(({ id, label, about, detail }) => ({
    id,
    about,
    label: counts.get(label) === 1 ? label : `${label} (${detail})`,
  }));
}
