/**
 * A mail is about to be sent. If its content is no longer true, its author can withdraw it with
 * `MailOutbox.removeTaken`, and then sets `isWithdrawn`.
 */
export class MailDue {
  /** Set if the mail must not be sent. */
  isWithdrawn = false;

  /** @param key the key of the mail */
  constructor(readonly key: string) {}
}

/** A mail that names a hidden issue was not sent; it is tried again an hour later. */
export class MailWithdrawn {
  /** @param key the key of the mail */
  constructor(readonly key: string) {}
}

/** A mail has failed and is not tried again. */
export class MailFailed {
  /**
   * @param key the key of the mail
   * @param recipient the address it was to
   * @param failure the reason, such as the server's answer; it may contain the address
   */
  constructor(
    readonly key: string,
    readonly recipient: string,
    readonly failure: string,
  ) {}
}

/** A run of the sender ended. */
export class MailRunEnded {
  /** @param serverFailure why the server, and not only a recipient, refused an attempt; undefined: it refused none */
  constructor(
    readonly sent: number,
    readonly failed: number,
    readonly postponed: number,
    readonly serverFailure: string | undefined,
  ) {}
}

/** The mail server accepts nothing any more. */
export class MailOutageBegan {
  constructor(readonly failure: string) {}
}
