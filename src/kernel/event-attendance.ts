/** A person joined or left an event. */
export class EventAttendanceChanged {
  constructor(
    readonly userId: string,
    readonly change: 1 | -1,
  ) {}
}
