/** A time as the endpoints of the resolution flow write it (docs/api/resolution.md#time-precision): to the second. */
export function toSecond(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}

/** Where the service reads the time, so that a test can set it. */
export abstract class Clock {
  abstract now(): Date;
}

/** The time of the machine. */
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
