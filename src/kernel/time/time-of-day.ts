/** A time of day, such as `09:30`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The same, or `24:00`: the end of the day. */
export const TIME_OF_DAY_OR_END = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** A minute of the day as a time: 600 is `10:00`, 1440 is `24:00`. */
export function timeOfDay(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** The minute of a time of day (`00:00` to `24:00`); undefined for any other text. */
export function minuteOfDay(time: string): number | undefined {
  if (!TIME_OF_DAY_OR_END.test(time)) return undefined;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
