import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ConsoleSettings } from '../configuration/console-settings.service';
import { COMPARED_WITHIN, IS_TWIN } from './duplicate-rules.queries';

/** By then it is known where an issue lies. */
const SETTLED_MS = 3 * 60_000;
const BATCH = 200;
const MAX_TWINS = 50;

const nextIssues = statement(
  'console.next-to-compare',
  `select id, created_at as "createdAt" from issues
    where not hidden and (created_at, id) > ($1, $2) and created_at < $3 order by created_at, id limit ${BATCH}`,
);
/** What is reported of one category in one ward, shortly after one another: x after y. */
const COMPARABLE = `
  y.city = x.city and y.ward = x.ward and y.category_label = x.category_label and y.id <> x.id
  and y.created_at between x.created_at - interval '${COMPARED_WITHIN}' and x.created_at
  and x.ward <> '' and y.ward <> '' and not x.hidden and not y.hidden
  and x.duplicate_of is null and y.duplicate_of is null`;
const findTwins = statement(
  'console.find-twins',
  `select y.id, y.created_at as "createdAt", x.city, x.category_label as category, x.ward,
          (select c.id from duplicate_clusters c where c.members @> array[y.id] and not c.merged limit 1) as "clusterId",
          (select c.members[1] from duplicate_clusters c where c.members @> array[y.id] and not c.merged limit 1) as "firstId"
     from issues x join issues y on ${COMPARABLE}
    where x.id = $1 and (${IS_TWIN})
      and not exists (select from duplicate_clusters c where c.members @> array[x.id] and not c.merged)
    order by y.created_at, y.id limit ${MAX_TWINS}`,
);
/** Issues that got a picture after they were compared, and later ones that are their twins now. */
const findLatePictures = statement(
  'console.find-late-pictures',
  `with late as (
     select distinct m.issue_id from media m join issues i on i.id = m.issue_id
      where m.picture_hash is not null and m.stored_at > $1 and m.stored_at <= $2
        and m.stored_at >= i.created_at + $3 * interval '1 millisecond'),
   again as (
     select issue_id as id from late
     union
     select x.id from late l join issues y on y.id = l.issue_id join issues x on ${COMPARABLE} where ${IS_TWIN})
   select i.id, i.created_at as "createdAt" from again a join issues i on i.id = a.id where not i.hidden
    order by i.created_at, i.id`,
);
const insertCluster = statement(
  'console.insert-cluster',
  `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const growCluster = statement(
  'console.grow-cluster',
  `update duplicate_clusters set last_at = greatest(last_at, $3), members = array_append(members, $2)
    where id = $1 and not merged and not members @> array[$2]`,
);
const readMark = statement('console.read-compared', `select value from console_settings where name = $1`);
const writeMark = statement(
  'console.write-compared',
  `insert into console_settings (name, value) values ($1, $2)
   on conflict (name) do update set value = excluded.value, updated_at = now()`,
);

/** Up to which report issues were compared, and up to which moment pictures that came later. */
const REPORTS_MARK = 'comparedUpTo';
const PICTURES_MARK = 'picturesComparedUpTo';

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

  /**
   * Compares what was reported since the last run, and what got a picture since then.
   * @returns how many issues were compared, and how many had twins
   */
  async detect(): Promise<{ compared: number; found: number }> {
    const outcome = { compared: 0, found: 0 };
    if (!(await this.settings.features()).duplicateDetection) return outcome;
    const until = new Date(this.clock.now().getTime() - SETTLED_MS);
    for (;;) {
      const batch = await this.next(until);
      await this.compareAll(batch, outcome);
      const last = batch.at(-1);
      if (last) await this.mark(REPORTS_MARK, { at: last.createdAt, id: last.id });
      if (batch.length < BATCH) break;
    }
    await this.compareAll(await this.withLatePictures(until), outcome);
    await this.mark(PICTURES_MARK, { at: until });
    return outcome;
  }

  private async next(until: Date): Promise<Compared[]> {
    const mark = await this.database.row<{ value: { at: string; id: string } }>(readMark, [REPORTS_MARK]);
    const { at, id } = mark?.value ?? { at: '-infinity', id: '' };
    return this.database.rows<Compared>(nextIssues, [at, id, until]);
  }

  private async withLatePictures(until: Date): Promise<Compared[]> {
    const mark = await this.database.row<{ value: { at: string } }>(readMark, [PICTURES_MARK]);
    const after = mark?.value.at ?? '-infinity';
    return this.database.rows<Compared>(findLatePictures, [after, until, SETTLED_MS]);
  }

  private async mark(name: string, value: object): Promise<void> {
    await this.database.rows(writeMark, [name, JSON.stringify(value)]);
  }

  private async compareAll(
    issues: readonly Compared[],
    outcome: { compared: number; found: number },
  ): Promise<void> {
    for (const issue of issues) {
      outcome.compared++;
      if (await this.compare(issue)) outcome.found++;
    }
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
