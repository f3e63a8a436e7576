/**
 * A person is shown otherwise in an issue or an event: what they contributed there moves to another account, or the
 * account has another name. Emitted in the transaction, under the lock of the issue or the event.
 */
export class ContributorChanged {
  /** How many contributions changed; each listener adds its own. */
  changed = 0;

  constructor(
    /** An issue or an event. */
    readonly scope: string,
    /** The account that has the contributions, and the one that gets them; the same if only its name changed. */
    readonly from: string,
    readonly to: string,
  ) {}
}

/** What a person contributed by their name is more or less than before. Emitted after the contributions moved. */
export class ContributionsMoved {
  constructor(readonly userId: string) {}
}

/** A person has another pseudonym, which these accounts show. Emitted in the transaction. */
export class PersonasRenamed {
  constructor(
    readonly accounts: readonly string[],
    readonly displayName: string,
  ) {}
}

/** An account is treated as that of somebody under 18, or no longer. Emitted in the transaction. */
export class ChildChanged {
  constructor(
    readonly userId: string,
    /** The address of the account, in the form in which addresses are compared; null: none. */
    readonly email: string | null,
    readonly isChild: boolean,
  ) {}
}

/** A person chose whether they are in lists of people. Emitted in the transaction. */
export class ListingChanged {
  constructor(
    readonly userId: string,
    readonly listed: boolean,
  ) {}
}
