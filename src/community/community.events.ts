/** Somebody joined an event, or left it again. */
export class EventAttendanceChanged {
  constructor(
    readonly userId: string,
    readonly change: 1 | -1,
  ) {}
}
