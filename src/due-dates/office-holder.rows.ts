import { holderOfLevel } from '../accountability';

/** SQL: the ward or constituency of an official (o or s), whichever the office of a step (x) is of. */
const placeOf = (official: string) =>
  `case when x.level <= 2 then ${official}.ward else ${official}.constituency end`;

/**
 * SQL: joins to a step (x) of an issue (i) who holds its office now: the official it was escalated to (s), while the
 * record has that office, else whoever holds the office of that level where the issue lies (h). `offset 0` keeps the
 * planner from looking for that one where the first is there.
 */
export const HOLDER = `
     left join officials s on s.id = x.official_id and s.city = i.city
      and s.designation = x.designation and ${placeOf('s')} = x.place
     left join lateral (${holderOfLevel('x.level', 'i')} where s.id is null offset 0) h on true`;
/** SQL: the id of that official; null: nobody holds it. */
export const HOLDER_ID = 'coalesce(s.id, h.id)';
/** SQL: the office as that official (o) has it, as it was at the step where nobody holds it. */
export const OFFICE_NOW = `coalesce(o.id, x.official_id) as "officialId",
          coalesce(o.designation, x.designation) as designation, coalesce(${placeOf('o')}, x.place) as place`;
