/** A message was posted; emitted inside the transaction, under the lock of its issue. */
export class MessagePosted {
  constructor(
    readonly issueId: string,
    readonly isByReporter: boolean,
    readonly at: Date,
  ) {}
}

/** A message was posted (1), or deleted (-1); emitted inside the transaction. */
export class MessageCounted {
  constructor(
    readonly authorId: string,
    readonly change: 1 | -1,
  ) {}
}
