import { CITY_STAFF_USER } from '../../kernel/people/city-staff-user';

/** The members of `before` and `after` that are about a person, whatever the target is. */
const MEMBERS: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'chat_number',
  'chatNumber',
  'micro_handle',
  'microHandle',
  // Who has an issue.
  'accountName',
  // What an export searched for.
  'q',
]);
/** The targets whose `name` is that of a person. */
const NAMED: ReadonlySet<string> = new Set(['user', 'console_account', 'official']);
/** The targets that are a person: a citizen, or an account of city staff. An invitation has a digest as its target. */
const PEOPLE: ReadonlySet<string> = new Set(['user', 'console_account']);
/** The ids of citizens, accounts of city staff and officials. */
const PERSON = /^(usr|adm|off)_/;

/** Whether an act is that of a person, and not of the service itself. */
export function isPerson(actorId: string): boolean {
  return PERSON.test(actorId) && actorId !== CITY_STAFF_USER.id;
}

/** Who the values and the note of a record are about: the person it was done to, or else who did it. */
export function subjectOf(actorId: string, target: { kind: string; id: string }): string | undefined {
  if (PEOPLE.has(target.kind)) return target.id;
  return isPerson(actorId) ? actorId : undefined;
}

/**
 * Replaces the personal texts of a snapshot.
 * @param kind the kind of the target
 * @param seal returns what replaces a text
 */
export function sealMembers(kind: string, snapshot: object, seal: (text: string) => string): object {
  const replaced = (value: unknown, isPersonal: boolean): unknown => {
    if (typeof value === 'string') return isPersonal && value !== '' ? seal(value) : value;
    if (Array.isArray(value)) return value.map((item) => replaced(item, isPersonal));
    if (!isPlain(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        replaced(member, MEMBERS.has(name) || (name === 'name' && NAMED.has(kind))),
      ]),
    );
  };
  return replaced(snapshot, false) as object;
}

/** Whether a value is an object of JSON, and not one that becomes a text in it, such as a date. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}
