import { holderOfLevel } from '../../accountability';

/** SQL for the ward or constituency of an official (o or s), depending on the office of a step (x). */
const placeOf = (official: string) =>
  `case when x.level <= 2 then ${official}.ward else ${official}.constituency end`;

/**
 * SQL that joins to a step (x) of an issue (i) the current holder of its office: the official it was escalated to (s),
 * as long as the record has that office, otherwise the holder of that level's office for the place (h). `offset
 * 0` keeps the planner from computing h if s exists.
 */
export const HOLDER = `
     left join officials s on s.id = x.official_id and s.city = i.city
      and s.designation = x.designation and ${placeOf('s')} = x.place
     left join lateral (${holderOfLevel('x.level', 'i')} where s.id is null offset 0) h on true`;
/** SQL for the id of that official; null if the office is vacant. */
export const HOLDER_ID = 'coalesce(s.id, h.id)';
/** SQL for the office as in the record of that official (o), or as at the time of the step if it is vacant. */
export const OFFICE_NOW = `coalesce(o.id, x.official_id) as "officialId",
          coalesce(o.designation, x.designation) as designation, coalesce(${placeOf('o')}, x.place) as place`;
