/**
 * Formats a time with a precision of one second, as the resolution endpoints do
 * (docs/api/resolution.md#time-precision).
 */
export function toSecond(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}

/** The source of the current time, which tests replace. */
export abstract class Clock {
  abstract now(): Date;
}

/** The clock of this machine. */
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
