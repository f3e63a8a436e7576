type Snapshot = Readonly<Record<string, unknown>> | null;

export interface Change {
  member: string;
  /** As JSON; undefined where it was not there. */
  before: string | undefined;
  after: string | undefined;
}

/** Members of two snapshots that differ, by their paths, in the order of the names. */
export function differenceOf(before: Snapshot, after: Snapshot): Change[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .map((member) => ({ member, before: was.get(member), after: is.get(member) }))
    .filter((change) => change.before !== change.after);
}

/** Values by path. A list is one value: its entries have no names to be compared by. */
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
