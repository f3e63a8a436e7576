/** The addresses of people who work in the console. The console depends on this context and provides them. */
export abstract class StaffAddresses {
  /**
   * @param ids ids of console accounts; other ids are ignored
   * @returns the address of each account that has one, in lower case
   */
  abstract of(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** An act of somebody, as read from the database. */
export interface ReadAct {
  actorId: string | null;
  /** In lower case; null: nobody did it, or the id is of no account of the service and of no office. */
  actorEmail: string | null;
}

/** Adds the addresses of city staff to acts that were done in the console; each person is looked up once. */
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
