const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in words, in the reader's time zone. @param iso null where there is none */
export function momentOf(iso: string | null): string {
  return iso === null ? '–' : MOMENT.format(new Date(iso));
}
