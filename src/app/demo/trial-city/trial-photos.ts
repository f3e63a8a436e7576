import type { INestApplicationContext } from '@nestjs/common';
import type { CategorySlug } from '../../../kernel/categories';
import type { CitySlug } from '../../../kernel/cities';
import type { Actor } from '../../../kernel/people/actor';
import { type CleanPhoto, PhotoService } from '../../../media';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { CATEGORY_SCENES, drawnPhoto, type Scene } from '../demo-photos';

/** How many of the newest issues get a photo, and how many of the newest repaired ones get one of the repair, too. */
const [OPEN, REPAIRED] = [60, 20];
/** How many drawings there are of a scene. */
const VARIANTS = 3;

const CATEGORIES = Object.keys(CATEGORY_SCENES);
const listNewest = statement(
  'trial.newest-without-photos',
  `select i.id, i.category, i.status in ('resolved', 'closed') as "isRepaired", u.id as "reporterId",
          u.display_name as "displayName"
     from (
       (select * from issues where city = $1 and media_count = 0 and category = any ($2)
           and status in ('open', 'in_progress') order by created_at desc limit ${OPEN})
       union all
       (select * from issues where city = $1 and media_count = 0 and category = any ($2)
           and status in ('resolved', 'closed') order by resolved_at desc limit ${REPAIRED})) i
     join user_identities t on t.user_id = i.reporter_id and t.issuer = 'trial'
     join users u on u.id = i.reporter_id`,
);
/** The photos are as old as what they show. */
const dateReport = statement(
  'trial.date-photo',
  `update media m set added_at = i.created_at from issues i where m.id = $1 and i.id = m.issue_id`,
);
const dateRepair = statement(
  'trial.date-repair',
  `with dated as (
     update media m set added_at = i.resolved_at from issues i where m.id = $1 and i.id = m.issue_id
     returning m.id, m.issue_id)
   update issue_resolutions r set media_ids = array[dated.id] from dated where r.issue_id = dated.issue_id`,
);

interface Shown {
  id: string;
  category: CategorySlug;
  isRepaired: boolean;
  reporterId: string;
  displayName: string;
}

/**
 * Gives the newest issues of a trial city drawn photos, and those of them that are repaired a photo of the repair.
 * @returns how many photos were added
 */
export async function addTrialPhotos(context: INestApplicationContext, city: CitySlug): Promise<number> {
  const database = context.get(Database, { strict: false });
  const photos = context.get(PhotoService, { strict: false });
  const known = new Map<string, CleanPhoto>();
  let added = 0;
  const attach = async (actor: Actor, id: string, scene: Scene) => {
    const variant = added % VARIANTS;
    const key = `${scene} ${variant}`;
    const photo = known.get(key) ?? (await photos.cleanBytes(await drawnPhoto(scene, variant), actor.id));
    known.set(key, photo);
    added++;
    return photos.attach(actor, id, photo);
  };
  for (const { id, category, isRepaired, ...by } of await database.rows<Shown>(listNewest, [
    city,
    CATEGORIES,
  ])) {
    const [before, after] = CATEGORY_SCENES[category] ?? [];
    if (!before || !after) continue;
    const actor = actorOf(by, city);
    await database.rows(dateReport, [await attach(actor, id, before)]);
    if (isRepaired) await database.rows(dateRepair, [await attach(actor, id, after)]);
  }
  return added;
}

function actorOf(
  { reporterId, displayName }: Pick<Shown, 'reporterId' | 'displayName'>,
  city: CitySlug,
): Actor {
  return { id: reporterId, displayName, city, role: 'user', tokenRole: 'citizen', sessionId: '' };
}
