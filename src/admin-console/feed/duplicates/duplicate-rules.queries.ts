import { ownerOf } from '../../../auth';
import { exactPlaceOf, metresBetween, placeOf, similarityOf, withExactPlace } from '../../../issues';

/** Issues reported with a longer time between them are not compared. */
export const COMPARED_WITHIN = '7 days';
/** The maximum distance at which issues are the same whatever their titles, by the time between them. */
const NEAR = [
  { metres: 15, within: COMPARED_WITHIN },
  { metres: 30, within: '72 hours' },
];
/** For an event that several people report from slightly different positions. */
const AT_ONCE = { metres: 50, within: '1 hour' };
/** Several reports of one person within this time are different problems along a street, unless they are this close. */
const SWEEP = { metres: 15, within: '1 hour' };
/** Farther apart, similar titles mean two problems of the same kind. */
const LIKE_TITLES_METRES = 50;
/** Titles with at least this similarity count as equal (trigram similarity, 0 to 1). */
const LIKE_TITLES = 0.75;
/** Of 64 bits; with more different bits, pictures show two problems of the same kind. */
const SAME_PICTURE_BITS = 6;
/** A forwarded picture has the position of its sender; farther away it is an old one. */
const SAME_PICTURE_METRES = 250;

/** SQL: one person reported the issues x and y, also without their name. */
const SAME_PERSON = `(${ownerOf('x.reporter_id')} = ${ownerOf('y.reporter_id')})`;
const METRES = metresBetween(exactPlaceOf('x', 'exact_x'), exactPlaceOf('y', 'exact_y'));
const AGE = '(x.created_at - y.created_at)';

/**
 * SQL for the number of different bits, of 64, between the most similar pictures of the issues x and y; null if one has
 * none.
 */
export const PICTURE_DISTANCE = `
  (select min(bit_count(a.picture_hash # b.picture_hash))::int
     from media a join media b on b.issue_id = y.id and b.deleted_at is null and b.redacted_at is null
    where a.issue_id = x.id and a.deleted_at is null and a.redacted_at is null)`;

/**
 * SQL for the distance between the issues x and y as everyone sees them; null if one has no coordinates. City staff see
 * it beside a pair: the exact distances to several issues would tell an exact place.
 */
export const PAIR_METRES = metresBetween(placeOf('x'), placeOf('y'));

/** SQL that joins what `IS_TWIN` compares of the issues x and y besides their own columns. */
export const PAIR_PLACES = `${withExactPlace('x', 'exact_x')} ${withExactPlace('y', 'exact_y')}`;

/**
 * SQL: the issues x and y are the same, with x reported after y (docs/api/console-feed.md#duplicate-detection). If one
 * has no coordinates, similar titles or the same picture are enough, as nothing shows that they are apart. The exact
 * places are compared, after `PAIR_PLACES`: whether a place is shown exactly does not make a duplicate.
 */
export const IS_TWIN = `
  not coalesce(${SAME_PERSON} and ${AGE} <= interval '${SWEEP.within}' and ${METRES} > ${SWEEP.metres}, false)
  and (${NEAR.map(({ metres, within }) => `(${METRES} <= ${metres} and ${AGE} <= interval '${within}')`).join(' or ')}
    or (${METRES} <= ${AT_ONCE.metres} and ${AGE} <= interval '${AT_ONCE.within}' and not ${SAME_PERSON})
    or (coalesce(${METRES} <= ${LIKE_TITLES_METRES}, true) and ${similarityOf('x.title', 'y.title')} >= ${LIKE_TITLES})
    or (coalesce(${METRES} <= ${SAME_PICTURE_METRES}, true) and ${PICTURE_DISTANCE} <= ${SAME_PICTURE_BITS}))`;
