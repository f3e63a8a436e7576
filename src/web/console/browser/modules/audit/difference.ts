type Snapshot = Readonly<Record<string, unknown>> | null;

export interface Change {
  member: string;
  /** As JSON; undefined if it did not exist. */
  before: string | undefined;
  after: string | undefined;
}

/** The members of two snapshots that differ, by path, sorted by name. */
export function differenceOf(before: Snapshot, after: Snapshot): Change[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .map((member) => ({ member, before: was.get(member), after: is.get(member) }))
    .filter((change) => change.before !== change.after);
}

/** The values of a snapshot by path. A list is a single value, as its entries have no names to compare by. */
function membersOf(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (value === null && path === '') return into;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    into.set(path, JSON.stringify(value));
    return into;
  }
  for (const [name, member] of Object.entries(value))
    membersOf(member, path ? `${path}.${name}` : name, into);
  return into;
}
