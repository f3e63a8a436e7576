/** A mail is not sent for now, for it names an issue that is hidden; it is tried again an hour later. */
export class MailWithdrawn {
  /** @param key what it was written with */
  constructor(readonly key: string) {}
}
