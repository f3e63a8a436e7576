import type { INestApplicationContext } from '@nestjs/common';
import { ChainQueries, GeographyQueries, WardRatings } from '../../../accountability';
import { IssueWardCounts } from '../../../issues';
import { Config } from '../../../platform/config/config';
import { OperatorError } from '../../../platform/config/operator-error';
import { feedLabelOf } from '../../../kernel/categories';
import type { CitySlug } from '../../../kernel/cities';
import { Clock } from '../../../kernel/time/clock';
import { Database } from '../../../platform/database/database';
import { statement, type Statement } from '../../../platform/database/statement';
import { SeededRandom } from './seeded-random';
import { type TrialIssue, trialIssue, trialPeople, type TrialPerson, type TrialPlace } from './trial-city';
import { moveRows, resolutionRows, voteRows } from './trial-rows';

const PART_TIMEOUT_MS = 10 * 60 * 1000;
const BATCH = 1000;
/**
 * A city is loaded in parts of this many issues, each with its own people and in one transaction. Within a transaction,
 * each update of the counts that triggers keep leaves a dead row that every later update has to skip until the commit.
 */
const PART_ISSUES = 5000;
/** The number of issues per reporter. */
const ISSUES_PER_PERSON = 25;
const PART_PEOPLE = PART_ISSUES / ISSUES_PER_PERSON;
const MIN_PEOPLE = 40;
/** The range of random numbers reserved for a part; a part uses fewer. */
const PART_NUMBERS = 2 ** 20;
const ISSUER = 'trial';

const findStranger = statement(
  'trial.find-stranger',
  `select from users u where not exists (
     select from user_identities i where i.user_id = u.id and i.issuer in ('demonstration', '${ISSUER}')) limit 1`,
);
const countPeople = statement(
  'trial.count-people',
  `select count(*)::int as people from user_identities where issuer = '${ISSUER}' and subject like $1 || '-%'`,
);
const listPlaces = statement(
  'trial.places',
  `select p.pincode, p.area, p.ward, p.lat, p.lng, j.id as "jurisdictionId"
     from places p
     left join lateral (
       select id from jurisdictions j where j.city = p.city and j.ward = p.ward order by id limit 1) j on true
    where p.city = $1 and p.lat is not null order by p.pincode, p.ward`,
);
/** Inserts rows as they are stored; the triggers update the derived data. */
const load = (name: string, table: string, columns: string): Statement =>
  statement(
    `trial.${name}`,
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
  );
const loadUsers = load('load-users', 'users', 'id, email, display_name, city, created_at, updated_at');
const loadIdentities = load('load-identities', 'user_identities', 'issuer, subject, user_id, created_at');
const loadIssues = load(
  'load-issues',
  'issues',
  `id, title, description, city, category, category_label, priority, status, feed_status, reporter_id, lat, lng, address,
   pincode, source, upvotes, area, ward, jurisdiction_id, responsible, placed_by, placed_at, resolved_at, closed_at, closed_by,
   media_count, message_count, hidden, due_at, breached_at, created_at, updated_at`,
);
const loadVotes = load('load-votes', 'issue_upvotes', 'issue_id, user_id, created_at');
const loadMoves = load(
  'load-moves',
  'issue_status_events',
  'issue_id, from_status, to_status, from_feed_status, to_feed_status, actor_id, actor_group, surface, at',
);
const loadResolutions = load(
  'load-resolutions',
  'issue_resolutions',
  'issue_id, description, media_ids, resolver_id, resolver_name, resolver_role, resolved_at, settled_at',
);
const countScores = statement(
  'trial.count-scores',
  `insert into user_scores
     (user_id, city, reports, reports_resolved, upvotes_received, images_added, videos_added, high_priority_reports,
      votes_cast, comments_made, events_joined, streaks, categories, first_report_at, updated_at)
   select c.*, $2 from contributions($1) c order by c.user_id`,
);
const countDays = statement(
  'trial.count-days',
  `insert into user_report_days select * from contributed_days($1)`,
);
const countCategories = statement(
  'trial.count-categories',
  `insert into user_report_categories select * from contributed_categories($1)`,
);
const settleReporters = statement(
  'trial.settle-reporters',
  `update reporters r set zone = coalesce(w.zone, ''), area = i.area
     from (select distinct on (reporter_id) reporter_id, city, ward, area from issues
            where reporter_id = any ($1) order by reporter_id, created_at) i
     left join wards w on w.city = i.city and w.code = i.ward
    where r.user_id = i.reporter_id`,
);

type Place = TrialPlace & { jurisdictionId: string | null };

const STRANGERS = `People have signed in to this database, so it gets no trial city. Give the trial a database of its own:
  on this machine      DATA_DIR=.data-trial npm run seed -- --city mumbai --issues 50000
                       DATA_DIR=.data-trial npm start
  on another server    set DATABASE_URL to an empty database, start the service once, and seed that`;

/** The numbers of loaded rows. */
export interface TrialCityCounts {
  people: number;
  issues: number;
  upvotes: number;
}

/** The numbers of one part. */
interface TrialPart extends TrialCityCounts {
  /** The number of issues in the city now. */
  present: number;
}

/** The database has other data, or the trial city already. The message says what to do. */
export class NotForTrials extends OperatorError {}

/**
 * Fills a city with realistic issues for trials, the same each time except for their dates. Rows are inserted directly,
 * as the services would take minutes; derived data is updated by triggers (docs/database.md#triggers) or at the end of
 * each part.
 */
export class TrialCityLoader {
  private readonly database: Database;
  private readonly chains: ChainQueries;
  private readonly geography: GeographyQueries;
  private readonly ratings: WardRatings;
  private readonly wardCounts: IssueWardCounts;
  private readonly now: number;
  private readonly isFirstLook: boolean;
  private readonly known = new Map<string, string | null>();

  constructor(
    context: INestApplicationContext,
    private readonly city: CitySlug,
  ) {
    this.database = context.get(Database, { strict: false });
    this.chains = context.get(ChainQueries, { strict: false });
    this.geography = context.get(GeographyQueries, { strict: false });
    this.ratings = context.get(WardRatings, { strict: false });
    this.wardCounts = context.get(IssueWardCounts, { strict: false });
    const { DATABASE_URL, NODE_ENV } = context.get(Config, { strict: false }).settings;
    this.isFirstLook = DATABASE_URL === undefined && NODE_ENV !== 'production';
    this.now = context.get(Clock, { strict: false }).now().getTime();
  }

  /**
   * Loads issues up to the given number; after an interruption only the missing parts. A part is committed as a whole.
   * @param onPart called after each part with the number of its issues and of all issues now
   * @returns the numbers of loaded rows
   * @throws NotForTrials
   */
  async load(issues: number, onPart: (loaded: number, present: number) => void): Promise<TrialCityCounts> {
    if (!this.isFirstLook && (await this.database.row(findStranger))) throw new NotForTrials(STRANGERS);
    const sum: TrialCityCounts = { people: 0, issues: 0, upvotes: 0 };
    for (;;) {
      const part = await this.database.transaction(() => this.loadPart(issues), PART_TIMEOUT_MS);
      if (!part) break;
      for (const count of ['people', 'issues', 'upvotes'] as const) sum[count] += part[count];
      onPart(part.issues, part.present);
    }
    if (sum.issues === 0)
      throw new NotForTrials(`The trial city ${this.city} is there already: name another with --city.`);
    return sum;
  }

  /** @returns undefined if nothing is left to load */
  private async loadPart(wanted: number): Promise<TrialPart | undefined> {
    await this.database.takeTurns('demo-city');
    const known = (await this.database.row<{ people: number }>(countPeople, [this.city]))?.people ?? 0;
    const part = known / PART_PEOPLE;
    const issues = Math.min(wanted - part * PART_ISSUES, PART_ISSUES);
    if (!Number.isInteger(part) || issues <= 0) return undefined;
    const random = new SeededRandom(this.city, part * PART_NUMBERS);
    const number = Math.max(MIN_PEOPLE, Math.ceil(issues / ISSUES_PER_PERSON));
    const people = trialPeople(random, number, this.now);
    await this.loadPeople(people, known);
    const upvotes = await this.loadIssues(random, people, issues);
    await this.settle(people);
    if (part === 0) await this.rate(random);
    return { people: people.length, issues, upvotes, present: part * PART_ISSUES + issues };
  }

  private async loadPeople(people: readonly TrialPerson[], known: number): Promise<void> {
    const { city } = this;
    for (const [start, batch] of batches(people)) {
      const users = batch.map(({ id, name, createdAt }, index) => {
        const email = `trial-${city}-${known + start + index + 1}@demo.example`;
        return { id, email, display_name: name, city, created_at: createdAt, updated_at: createdAt };
      });
      await this.rows(loadUsers, users);
      const identities = batch.map(({ id, createdAt }, index) => {
        return {
          issuer: ISSUER,
          subject: `${city}-${known + start + index + 1}`,
          user_id: id,
          created_at: createdAt,
        };
      });
      await this.rows(loadIdentities, identities);
    }
  }

  /** @returns how many upvotes the issues have */
  private async loadIssues(
    random: SeededRandom,
    people: readonly TrialPerson[],
    number: number,
  ): Promise<number> {
    const places = await this.database.rows<Place>(listPlaces, [this.city]);
    let upvotes = 0;
    for (let left = number; left > 0; left -= BATCH) {
      const drafts = Array.from({ length: Math.min(left, BATCH) }, () =>
        trialIssue(random, people, places, this.now),
      );
      await this.rows(loadIssues, await this.issueRows(drafts));
      await this.rows(loadVotes, drafts.flatMap(voteRows));
      await this.rows(loadMoves, drafts.flatMap(moveRows));
      await this.rows(loadResolutions, drafts.flatMap(resolutionRows));
      upvotes += drafts.reduce((sum, { voters }) => sum + voters.length, 0);
    }
    return upvotes;
  }

  private async issueRows(drafts: readonly TrialIssue[]): Promise<object[]> {
    const rows: object[] = [];
    for (const draft of drafts) rows.push(await this.issueRow(draft));
    return rows;
  }

  private async issueRow(issue: TrialIssue): Promise<object> {
    const { id, title, description, category, priority, status, feedStatus, source, reporter } = issue;
    const { place, lat, lng, createdAt, movedAt, dueAt, breachedAt, voters } = issue;
    const isClosed = status === 'closed';
    return {
      ...{ id, title, description, city: this.city, category, priority, status, source, lat, lng },
      category_label: feedLabelOf(category),
      feed_status: feedStatus,
      reporter_id: reporter.id,
      address: lat === null ? null : place.area,
      pincode: place.pincode,
      upvotes: voters.length,
      area: place.area,
      ward: place.ward,
      jurisdiction_id: (place as Place).jurisdictionId,
      responsible: await this.chainOf(place as Place, category),
      placed_by: 'pincode',
      placed_at: createdAt,
      resolved_at: isClosed || status === 'resolved' ? movedAt : null,
      closed_at: isClosed ? movedAt : null,
      closed_by: isClosed ? 'auto' : null,
      ...{ media_count: 0, message_count: 0, hidden: false },
      ...{ due_at: dueAt, breached_at: breachedAt },
      ...{ created_at: createdAt, updated_at: movedAt },
    };
  }

  private async chainOf(place: Place, category: TrialIssue['category']): Promise<object | null> {
    const key = `${place.pincode} ${place.ward} ${category}`;
    let chain = this.known.get(key);
    if (chain === undefined) {
      const { pincode, area, ward, jurisdictionId } = place;
      const found = { by: 'pincode', pincode, area, city: this.city, ward, jurisdictionId } as const;
      chain = JSON.stringify((await this.chains.of(found, category)) ?? null);
      this.known.set(key, chain);
    }
    return JSON.parse(chain ?? 'null') as object | null;
  }

  private async settle(people: readonly TrialPerson[]): Promise<void> {
    for (const [, batch] of batches(people)) {
      const ids = batch.map(({ id }) => id);
      await this.database.rows(countScores, [ids, new Date(this.now)]);
      await this.database.rows(countDays, [ids]);
      await this.database.rows(countCategories, [ids]);
      await this.database.rows(settleReporters, [ids]);
    }
    await this.wardCounts.fold();
  }

  /** Rates the wards without a rating, and puts about half of them on the leaderboard. */
  private async rate(random: SeededRandom): Promise<void> {
    for (const { code, score } of await this.geography.wards(this.city)) {
      const rated = random.between(34, 86);
      const resPct = random.happens(0.5) ? Math.max(20, rated - random.between(0, 9)) : null;
      const trend = resPct === null ? null : random.between(-5, 5);
      if (score === null) await this.ratings.rate(this.city, code, { score: rated, resPct, trend });
    }
  }

  private async rows(into: Statement, rows: readonly object[]): Promise<void> {
    if (rows.length > 0) await this.database.rows(into, [JSON.stringify(rows)]);
  }
}

function* batches<Item>(items: readonly Item[]): Iterable<[number, readonly Item[]]> {
  for (let start = 0; start < items.length; start += BATCH) yield [start, items.slice(start, start + BATCH)];
}
