import { ValidateBy } from 'class-validator';

const MAX_ID_LENGTH = 100;

/** The payload of `issue:join` and `issue:leave`. */
export class ThreadRoomDto {
  @ValidateBy(
    { name: 'isIssueId', validator: { validate: isAskable } },
    { message: 'issueId must be the id of an issue' },
  )
  issueId!: string;
}

/** Whether a value can be used in a query: PostgreSQL accepts neither NUL nor a lone surrogate. */
function isAskable(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length >= 1 &&
    value.length <= MAX_ID_LENGTH &&
    value.isWellFormed() &&
    !value.includes('\0')
  );
}
