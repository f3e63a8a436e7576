/** A message was posted (1), or deleted (-1); emitted inside the transaction. */
export class MessageCounted {
  constructor(
    readonly authorId: string,
    readonly change: 1 | -1,
  ) {}
}
