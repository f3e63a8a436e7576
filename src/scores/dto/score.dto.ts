import { z } from 'zod';
import { CITY_SLUGS } from '../../kernel/cities';
import { dto } from '../../platform/http/dto';
import { pageLimit } from '../../platform/http/fields';
import { ALGORITHM, BADGES, BREAKDOWN_FIELDS, TIERS } from '../score';

const badgeId = z.enum(BADGES.map(({ id }) => id));
const count = z.int().min(0);
const breakdown = z
  .strictObject(
    Object.fromEntries(BREAKDOWN_FIELDS.map((field) => [field, count])) as Record<
      (typeof BREAKDOWN_FIELDS)[number],
      typeof count
    >,
  )
  .meta({ id: 'ScoreBreakdown', description: 'How often each contribution was made' });
const minimal = {
  rank: z.int().min(1).meta({ description: "Within the person's city; equals share a rank" }),
  userId: z.string(),
  displayName: z.string(),
  city: z.enum(CITY_SLUGS),
  score: z.int().min(1),
  tier: z.enum(TIERS),
};
const full = { ...minimal, avatarUrl: z.string().nullable(), breakdown };

export class LeaderboardQueryDto extends dto(
  z
    .object({
      city: z.enum(CITY_SLUGS).optional(),
      limit: pageLimit(50),
      format: z.enum(['full', 'minimal']).default('full'),
    })
    .meta({ id: 'LeaderboardQuery' }),
) {}

export class LeaderboardDto extends dto(
  z
    .strictObject({
      count,
      algorithm: z.literal(ALGORITHM),
      generatedAt: z.iso.datetime(),
      items: z.array(
        z.union([
          z.strictObject({ ...full, badges: z.array(badgeId) }).meta({ id: 'LeaderboardItem' }),
          z.strictObject(minimal).meta({ id: 'MinimalLeaderboardItem' }),
        ]),
      ),
    })
    .meta({ id: 'Leaderboard' }),
) {}

export class ScoreDto extends dto(
  z
    .strictObject({
      ...full,
      globalRank: z.int().min(1).meta({ description: 'Among all people' }),
      badges: z.array(
        z.strictObject({
          id: badgeId,
          displayName: z.string(),
          description: z.string(),
          earnedAt: z.iso.datetime(),
        }),
      ),
      algorithm: z.literal(ALGORITHM),
      shareUrl: z.url(),
      computedAt: z.iso.datetime(),
    })
    .meta({ id: 'Score' }),
) {}
