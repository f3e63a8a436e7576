/** A mail that names a hidden issue was held back; it is tried again an hour later. */
export class MailWithdrawn {
  /** @param key what it was written with */
  constructor(readonly key: string) {}
}
