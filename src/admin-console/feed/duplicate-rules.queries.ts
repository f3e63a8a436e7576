import { metresBetween, placeOf, similarityOf } from '../../issues';

/** Longer after one another, reports are not compared. */
export const COMPARED_WITHIN = '7 days';
/** How near issues lie that are one whatever their words, by the time between them. */
const NEAR = [
  { metres: 15, within: COMPARED_WITHIN },
  { metres: 30, within: '72 hours' },
];
/** Several people report what has just happened, and nobody stands in the same spot. */
const AT_ONCE = { metres: 50, within: '1 hour' };
/** Who reports several things within so long walks along a street, unless they lie as near as this. */
const SWEEP = { metres: 15, within: '1 hour' };
/** Farther apart like titles mean two of a kind. */
const LIKE_TITLES_METRES = 50;
/** From here titles are taken for the same (trigram similarity, 0 to 1). */
const LIKE_TITLES = 0.75;
/** Of 64 bits; more differ between two pictures of one kind of thing. */
const SAME_PICTURE_BITS = 6;
/** A picture passed on is reported from where its sender stands; farther away it is an old one. */
const SAME_PICTURE_METRES = 250;

const METRES = metresBetween(placeOf('x'), placeOf('y'));
const AGE = '(x.created_at - y.created_at)';

/** In how many of 64 bits the nearest pictures of the issues x and y differ, in SQL; null where one has none. */
export const PICTURE_DISTANCE = `
  (select min(bit_count(a.picture_hash # b.picture_hash))::int
     from media a join media b on b.issue_id = y.id and b.deleted_at is null and b.redacted_at is null
    where a.issue_id = x.id and a.deleted_at is null and a.redacted_at is null)`;

/** How far the issues x and y lie from one another, in SQL; null where one has no place. */
export const PAIR_METRES = METRES;

/**
 * Whether the issues x and y are one, x reported after y (docs/api/console-feed.md#duplicate-detection). A condition
 * without a place is met where a title is enough, for nothing tells that they lie apart.
 */
export const IS_TWIN = `
  not coalesce(x.reporter_id = y.reporter_id and ${AGE} <= interval '${SWEEP.within}' and ${METRES} > ${SWEEP.metres}, false)
  and (${NEAR.map(({ metres, within }) => `(${METRES} <= ${metres} and ${AGE} <= interval '${within}')`).join(' or ')}
    or (${METRES} <= ${AT_ONCE.metres} and ${AGE} <= interval '${AT_ONCE.within}' and x.reporter_id <> y.reporter_id)
    or (coalesce(${METRES} <= ${LIKE_TITLES_METRES}, true) and ${similarityOf('x.title', 'y.title')} >= ${LIKE_TITLES})
    or (coalesce(${METRES} <= ${SAME_PICTURE_METRES}, true) and ${PICTURE_DISTANCE} <= ${SAME_PICTURE_BITS}))`;
