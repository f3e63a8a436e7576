/** SQL: the ward or constituency of an official, whichever the office of a level is of. */
const placeOf = (level: string, official: string) =>
  `case when ${level} <= 2 then ${official}.ward else ${official}.constituency end`;

/** SQL: an official (o) still holds the office that an issue was escalated to (x). */
export const HOLDS_OFFICE = `o.designation = x.designation and ${placeOf('x.level', 'o')} = x.place`;
