import type { Pool } from 'pg';
import type { Database } from '../../../src/platform/database/database';
import type { Statement } from '../../../src/platform/database/statement';
import { presentDashboard } from '../../../src/admin-console/dashboard/dashboard.presenter';
import { DashboardQueries } from '../../../src/admin-console/dashboard/dashboard.queries';
import { presentFeedIssue } from '../../../src/admin-console/feed/feed.presenter';
import { FeedQueries } from '../../../src/admin-console/feed/feed.queries';
import type { CategorySlug } from '../../../src/kernel/categories';
import type { CitySlug } from '../../../src/kernel/cities';
import { IssueMapQueries } from '../../../src/issues/map/issue-map.queries';
import { presentMap } from '../../../src/issues/issue.presenter';
import { ListStatements } from '../../../src/open311/requests/list-statements';
import { presentRequests } from '../../../src/open311/requests/request.presenter';
import type { RequestRow } from '../../../src/open311/requests/request.rows';
import { OfficeQueries } from '../../../src/public-read/administrators/office.queries';
import { EventQueries } from '../../../src/public-read/events/event.queries';
import { IssueSearch } from '../../../src/public-read/issues/issue-search.queries';
import { presentPublicIssue } from '../../../src/public-read/issues/public-issue.presenter';
import { PublicIssueQueries } from '../../../src/public-read/issues/public-issue.queries';
import { presentReporter } from '../../../src/public-read/reporters/reporter.presenter';
import { ReporterQueries } from '../../../src/public-read/reporters/reporter.queries';
import { presentReport } from '../../../src/public-read/scores/civic-report.presenter';
import { CivicReportsService } from '../../../src/public-read/scores/civic-reports.service';
import {
  presentWardLeaderboard,
  presentWardUnit,
} from '../../../src/public-read/scores/score-card.presenter';
import { CitySearchService } from '../../../src/public-read/search/city-search.service';
import { WardQueries } from '../../../src/public-read/wards/ward.queries';
import { SystemClock } from '../../../src/kernel/time/clock';
import { FEED_STATUSES } from '../../../src/kernel/statuses';

const SLA_HOURS = 48;
const NINETY_DAYS_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * The lowest cost of the public reads, the map, and two reads of city staff: the service's own reads, in its own
 * batches, written as they come.
 */
export class FloorPublic {
  private readonly issues: PublicIssueQueries;
  private readonly wards: WardQueries;
  private readonly reports: CivicReportsService;
  private readonly search: CitySearchService;
  private readonly dashboard: DashboardQueries;
  private readonly feed: FeedQueries;
  private readonly map: IssueMapQueries;

  private readonly lists = new ListStatements();
  private readonly requestRows: (statement: Statement, values: unknown[]) => Promise<RequestRow[]>;

  constructor(
    pool: Pool,
    private readonly publicBaseUrl: string,
  ) {
    const rows = async ({ name, text }: Statement, values: unknown[] = []) =>
      (await pool.query<object>({ name, text, values })).rows;
    const row = async (statement: Statement, values?: unknown[]) => (await rows(statement, values))[0];
    const database = { rows, row } as unknown as Database;
    this.requestRows = async (statement, values) => (await rows(statement, values)) as RequestRow[];
    this.issues = new PublicIssueQueries(database, new IssueSearch(database));
    this.wards = new WardQueries(database);
    this.dashboard = new DashboardQueries(database);
    this.feed = new FeedQueries(database);
    this.map = new IssueMapQueries(database);
    this.reports = new CivicReportsService(this.wards, new OfficeQueries(database));
    const reporters = new ReporterQueries(database);
    const events = new EventQueries(database, new SystemClock());
    this.search = new CitySearchService(this.issues, reporters, this.wards, events);
  }

  /** The response for a public path, in pieces; undefined for any other path. */
  answer(url: string): AsyncIterable<string> | undefined {
    const [path = '', text] = url.split('?');
    const query = new URLSearchParams(text);
    const cityId = query.get('cityId') ?? 'mumbai';
    const limit = query.has('limit') ? Number(query.get('limit')) : undefined;
    const q = query.get('q') ?? '';
    if (path === '/api/issues' && query.has('cityId'))
      return list(this.issues.list({ cityId, q: q || undefined, limit }), issueAt(Date.now()));
    const [, city] = /^\/open311\/(\w+)\/v2\/requests\.json$/.exec(path) ?? [];
    if (city !== undefined) return whole(this.requestsOf(city, Number(query.get('page_size'))));
    if (path === '/api/map') return whole(this.cells(query));
    if (path === '/api/search') return this.find(cityId, q, limit);
    if (path === '/api/scores/leaderboard')
      return whole(this.wards.rated(cityId).then((wards) => presentWardLeaderboard(wards)));
    if (path === '/api/admin/dashboard')
      return whole(
        Promise.all([this.dashboard.statuses(cityId), this.dashboard.days(cityId, new Date())]).then(
          ([statuses, days]) => presentDashboard(statuses, days),
        ),
      );
    if (path === '/api/admin/feed/issues')
      return whole(
        this.feed
          .list({ cityId, statuses: [...FEED_STATUSES], ward: '', category: '', scope: {} })
          .then((rows) => rows.map((row) => presentFeedIssue({ row, slaHours: SLA_HOURS, now: Date.now() }))),
      );
    if (path === '/api/scores/report')
      return whole(this.reports.report({ cityId, kind: 'ward', code: 'H/West' }).then(presentReport));
    return undefined;
  }

  /**
   * The newest requests of the last ninety days. One more is read, as in the service, to know whether a next page
   * exists.
   */
  private async requestsOf(city: string, size: number): Promise<object[]> {
    const from = new Date(Date.now() - NINETY_DAYS_MS);
    const filters = { city: city as CitySlug, from, offset: 0, limit: size + 1 };
    const found = await this.requestRows(...this.lists.of(filters, false));
    return presentRequests(
      found.slice(0, size).map((row) => ({ row })),
      this.publicBaseUrl,
    );
  }

  private async cells(query: URLSearchParams): Promise<object> {
    const [west = 0, south = 0, east = 0, north = 0] = (query.get('bbox') ?? '').split(',').map(Number);
    const cells = await this.map.cells({
      city: query.get('city') as CitySlug,
      bbox: { west, south, east, north },
      zoom: Number(query.get('zoom')),
      category: (query.get('category') as CategorySlug | null) ?? undefined,
    });
    return { success: true, data: presentMap(cells) };
  }

  private async *find(cityId: string, q: string, limit: number | undefined): AsyncIterable<string> {
    const { issues, reporters, wards, events } = this.search.find({ cityId, q, limit });
    yield '{"issues":';
    yield* list(issues, issueAt(Date.now()));
    yield ',"reporters":';
    yield* list(reporters, presentReporter);
    yield ',"wards":';
    yield* list(wards, presentWardUnit);
    yield ',"events":';
    yield* list(events, (event) => event);
    yield '}';
  }
}

const issueAt =
  (now: number) =>
  (row: Parameters<typeof presentPublicIssue>[0]): object =>
    presentPublicIssue(row, now, '');

async function* whole(value: Promise<object>): AsyncIterable<string> {
  yield JSON.stringify(await value);
}

async function* list<Row>(
  batches: AsyncIterable<readonly Row[]>,
  present: (row: Row) => object,
): AsyncIterable<string> {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((row) => JSON.stringify(present(row))).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
