/** A file of a message could not be fetched for days, and is not tried again; emitted inside the transaction. */
export class PostFileGivenUp {
  constructor(readonly mentionId: string) {}
}
