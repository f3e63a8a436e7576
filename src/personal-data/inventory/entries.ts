import type { DataClass, DataItem, Handling, Surface } from './vocabulary';

/** What anybody may read, and what carries it: mails, push messages, webhooks, letters to offices. */
export const EVERYWHERE: readonly Surface[] = [
  'token',
  'realtime',
  'public',
  'open311',
  'data',
  'site',
  'console',
  'office',
  'mail',
  'push',
  'webhook',
];
/** The surfaces that show people: as `EVERYWHERE`, without the data for other programs. */
export const PEOPLE: readonly Surface[] = ['token', 'realtime', 'public', 'site', 'console'];

/** Columns of one class, with what differs from their table. */
interface Group {
  names: readonly string[];
  class: DataClass;
  differs: Partial<Handling>;
}

/** Declares columns of a class by their names, separated by spaces, with what differs from the rest of the table. */
const groupOf =
  (dataClass: DataClass) =>
  (names: string, differs: Partial<Handling> = {}): Group => ({
    names: names.split(/\s+/),
    class: dataClass,
    differs,
  });

export const none = groupOf('none');
export const id = groupOf('id');
export const identity = groupOf('identity');
export const contact = groupOf('contact');
export const words = groupOf('words');
export const place = groupOf('place');
export const picture = groupOf('picture');
export const act = groupOf('act');
export const credential = groupOf('credential');
export const office = groupOf('office');

/**
 * The columns of a table.
 * @param handling of those that say something about a person
 */
export function table(handling: Handling, ...groups: readonly Group[]): readonly DataItem[] {
  return groups.flatMap(({ names, class: dataClass, differs }) =>
    names.map((name) =>
      dataClass === 'none'
        ? { name, class: dataClass }
        : { name, class: dataClass, handling: { ...handling, ...differs } },
    ),
  );
}

/** The columns of a table that says nothing about people. */
export function impersonal(names: string): readonly DataItem[] {
  return none(names).names.map((name) => ({ name, class: 'none' }));
}
