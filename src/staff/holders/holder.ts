/** Who works on an issue. */
export interface Holder {
  unitId: string;
  accountId: string | null;
}

/** The wish to change the holder of an issue. */
export interface Assignment {
  /** null takes the holder away. */
  to: Holder | null;
  /** What was seen, which must still be so; undefined: nothing is compared. */
  from?: Holder | null | undefined;
  /** An account of the console or of a person; null: a rule or the service itself. */
  actorId: string | null;
  reason?: string | undefined;
}

/** The holder of an issue before and after. */
export interface HolderChange {
  before: Holder | null;
  after: Holder | null;
  at: Date;
}

/** Whether two are the same holder. */
export function isSameHolder(one: Holder | null, other: Holder | null): boolean {
  return one?.unitId === other?.unitId && (one?.accountId ?? null) === (other?.accountId ?? null);
}
