import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ConsoleSettings } from '../configuration/console-settings.service';

/** By then it is known where an issue lies. */
const SETTLED_MS = 3 * 60_000;
const BATCH = 200;
const WINDOW = '7 days';
const NEAR_METRES = 150;
/** Farther apart like titles mean two of a kind. */
const FAR_METRES = 250;
/** From here titles are taken for the same (trigram similarity, 0 to 1). */
const SIMILAR = 0.75;
const MAX_TWINS = 50;
const METRES_PER_DEGREE = 111_200;

const nextIssues = statement(
  'console.next-to-compare',
  `select id, created_at as "createdAt" from issues
    where not hidden and (created_at, id) > ($1, $2) and created_at < $3 order by created_at, id limit ${BATCH}`,
);
const METRES = `
  sqrt(power((x.lat - y.lat) * ${METRES_PER_DEGREE}, 2)
     + power((x.lng - y.lng) * ${METRES_PER_DEGREE} * cos(radians(x.lat)), 2))`;
/**
 * Of the same category and ward, reported shortly before, near by, or with a similar title and not known to be
 * elsewhere: titles name what is broken more often than where.
 */
const findTwins = statement(
  'console.find-twins',
  `select y.id, y.created_at as "createdAt", x.city, x.category_label as category, x.ward,
          (select c.id from duplicate_clusters c where c.members @> array[y.id] and not c.merged limit 1) as "clusterId",
          (select c.members[1] from duplicate_clusters c where c.members @> array[y.id] and not c.merged limit 1) as "firstId"
     from issues x join issues y on y.city = x.city and y.ward = x.ward and y.category_label = x.category_label
      and y.created_at between x.created_at - interval '${WINDOW}' and x.created_at and y.id <> x.id
    where x.id = $1 and x.ward <> '' and not x.hidden and x.duplicate_of is null and y.ward <> '' and not y.hidden
      and y.duplicate_of is null
      and (${METRES} <= ${NEAR_METRES}
        or (similarity(searchable(x.title), searchable(y.title)) >= ${SIMILAR}
          and coalesce(${METRES} <= ${FAR_METRES}, true)))
    order by y.created_at, y.id limit ${MAX_TWINS}`,
);
const insertCluster = statement(
  'console.insert-cluster',
  `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const growCluster = statement(
  'console.grow-cluster',
  `update duplicate_clusters set last_at = $3, members = array_append(members, $2)
    where id = $1 and not merged and not members @> array[$2]`,
);
const readMark = statement(
  'console.read-compared',
  `select value from console_settings where name = 'comparedUpTo'`,
);
const writeMark = statement(
  'console.write-compared',
  `insert into console_settings (name, value) values ('comparedUpTo', $1)
   on conflict (name) do update set value = excluded.value, updated_at = now()`,
);

interface Compared {
  id: string;
  createdAt: Date;
}

interface Twin extends Compared {
  city: string;
  category: string;
  ward: string;
  /** The cluster it is in, and the first of that; null: none. */
  clusterId: string | null;
  firstId: string | null;
}

/** Finds issues that seem to be one, each a few minutes after it was reported, and gathers them in clusters. */
@Injectable()
export class DuplicateDetection {
  constructor(
    private readonly database: Database,
    private readonly settings: ConsoleSettings,
    private readonly clock: Clock,
  ) {}

  /** Compares what was reported since the last run. @returns how many issues were compared, and how many had twins */
  async detect(): Promise<{ compared: number; found: number }> {
    const outcome = { compared: 0, found: 0 };
    if (!(await this.settings.features()).duplicateDetection) return outcome;
    const until = new Date(this.clock.now().getTime() - SETTLED_MS);
    for (;;) {
      const batch = await this.next(until);
      for (const issue of batch) {
        outcome.compared++;
        if (await this.compare(issue)) outcome.found++;
      }
      const last = batch.at(-1);
      if (last) await this.database.rows(writeMark, [JSON.stringify({ at: last.createdAt, id: last.id })]);
      if (batch.length < BATCH) return outcome;
    }
  }

  private async next(until: Date): Promise<Compared[]> {
    const mark = await this.database.row<{ value: { at: string; id: string } }>(readMark);
    const { at, id } = mark?.value ?? { at: '-infinity', id: '' };
    return this.database.rows<Compared>(nextIssues, [at, id, until]);
  }

  /** @returns whether it has twins */
  private compare({ id, createdAt }: Compared): Promise<boolean> {
    return this.database.transaction(async () => {
      const twins = await this.database.rows<Twin>(findTwins, [id]);
      // Around the first of a cluster, lest neighbours of neighbours fill the street.
      const first =
        twins.find((twin) => twin.firstId === twin.id) ?? twins.find((twin) => twin.firstId === null);
      if (!first) return false;
      if (first.clusterId !== null) {
        await this.database.rows(growCluster, [first.clusterId, id, createdAt]);
        return true;
      }
      const { city, category, ward } = first;
      const span = [first.createdAt, createdAt];
      const values = [
        newId('duplicateCluster'),
        city,
        category,
        ward,
        [first.id, id],
        ...span,
        this.clock.now(),
      ];
      await this.database.rows(insertCluster, values);
      return true;
    });
  }
}
