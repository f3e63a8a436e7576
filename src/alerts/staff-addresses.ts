/**
 * The addresses of those who work in the console. It stands above this context and provides them.
 */
export abstract class StaffAddresses {
  /**
   * @param ids of accounts of the console; others are let pass
   * @returns the address of each that has one, in lower case
   */
  abstract of(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Something somebody did, as it is read. */
export interface ReadAct {
  actorId: string | null;
  /** In lower case; null: nobody's, or that of no account of the service and of no office. */
  actorEmail: string | null;
}

/** Says whose acts those are that city staff did in the console: each of them is looked up once. */
export async function nameStaff<Act extends ReadAct>(
  acts: readonly Act[],
  staff: StaffAddresses,
): Promise<Act[]> {
  const unknown = acts.flatMap(({ actorId, actorEmail }) => (actorEmail === null && actorId) || []);
  if (unknown.length === 0) return [...acts];
  const known = await staff.of([...new Set(unknown)]);
  return acts.map((act) =>
    act.actorEmail === null && act.actorId !== null && known.has(act.actorId)
      ? { ...act, actorEmail: known.get(act.actorId) ?? null }
      : act,
  );
}
