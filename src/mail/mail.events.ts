/**
 * The turn of a mail to be sent has come. What it says may be true no more: whoever wrote it may take it back, with
 * `MailOutbox.removeTaken`, and says so.
 */
export class MailDue {
  /** Whether it is not to be sent. */
  isTakenBack = false;

  /** @param key what it was written with */
  constructor(readonly key: string) {}
}

/** A mail that names a hidden issue was held back; it is tried again an hour later. */
export class MailWithdrawn {
  /** @param key what it was written with */
  constructor(readonly key: string) {}
}

/** A mail was given up: it is not tried again. */
export class MailFailed {
  /**
   * @param key what it was written with
   * @param recipient whom it was to
   * @param failure why, such as what the server answered; it may name the address
   */
  constructor(
    readonly key: string,
    readonly recipient: string,
    readonly failure: string,
  ) {}
}
