import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../../../kernel/console';
import { InvalidInput } from '../../../../platform/http/domain-error';
import { Jobs } from '../../../../platform/jobs/jobs';
import { type BulkActName, BulkActRecordsService, type BulkActReport } from '../../../../staff';
import { QueueViewsService } from '../queue-views.service';
import { BulkActPreviewService, type BulkPreview } from './bulk-act-preview.service';
import { assertMayAct } from './bulk-act.policy';
import { storedValue } from './bulk-act-value';
import { BulkActWorkerService } from './bulk-act-worker.service';

/** How many issues of a view an act changes at most. */
const MAX_OF_VIEW = 100_000;
/** So many issues are changed while the request waits, for so long; the job changes the others. */
const MAX_AT_ONCE = 500;
const WAIT_MS = 10_000;
/** How long storing the issues of a large act may take. */
const STORE_MS = 30_000;

/** Which issues are changed, and how. */
export interface BulkRequest {
  issueIds?: readonly string[] | undefined;
  view?: string | null | undefined;
  cityId: string;
  act: BulkActName;
  value?: unknown;
  dryRun: boolean;
}

/** Acts of city staff on many issues at once (docs/api/staff.md#bulk-acts). */
@Injectable()
export class BulkActsService {
  constructor(
    private readonly records: BulkActRecordsService,
    private readonly worker: BulkActWorkerService,
    private readonly views: QueueViewsService,
    private readonly previews: BulkActPreviewService,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Begins an act, or only says what it would do. Up to 500 chosen issues are changed before it returns, as far as ten
   * seconds suffice; the others by a job.
   * @throws InvalidInput without issues, with a view of more than 100,000, and for a unit that cannot hold issues;
   *   PlaceNotFound, ViewNotFound; Forbidden if the role may not do it
   */
  async begin(actor: ConsoleActor, request: BulkRequest): Promise<BulkActReport | BulkPreview> {
    const { act, dryRun } = request;
    assertMayAct(actor, act);
    const value = storedValue(act, request.value);
    await this.previews.unitCityOf(value);
    const issueIds = await this.issuesOf(actor, request);
    if (dryRun) return this.previews.preview(actor, { act, value }, issueIds);
    const begun = await this.records.begin(actor.id, { act, value }, issueIds, STORE_MS);
    if (!request.view) await this.worker.work(begun, WAIT_MS);
    else void this.jobs.run('bulk-acts');
    return this.records.report(actor.id, begun.id);
  }

  /** @throws BulkActNotFound unless the account began it */
  report(actor: ConsoleActor, id: string): Promise<BulkActReport> {
    return this.records.report(actor.id, id);
  }

  /** Stops an act; what it has changed stays. @throws BulkActNotFound, BulkActSettled */
  async stop(actor: ConsoleActor, id: string): Promise<BulkActReport> {
    await this.records.stop(actor.id, id);
    return this.records.report(actor.id, id);
  }

  /** Takes back what an act changed, but for what somebody changed since. @throws BulkActNotFound, BulkActSettled */
  async undo(actor: ConsoleActor, id: string): Promise<BulkActReport> {
    const act = await this.records.undo(actor.id, id);
    const { total } = await this.records.report(actor.id, id);
    if (total <= MAX_AT_ONCE) await this.worker.work(act, WAIT_MS);
    else void this.jobs.run('bulk-acts');
    return this.records.report(actor.id, id);
  }

  private async issuesOf(
    actor: ConsoleActor,
    { issueIds, view, cityId }: BulkRequest,
  ): Promise<readonly string[]> {
    if ((issueIds === undefined) === (view === undefined || view === null))
      throw new InvalidInput([{ field: 'issueIds', message: 'or a view is required, not both' }]);
    if (issueIds) return issueIds;
    const ids: string[] = [];
    for await (const batch of await this.views.batches(actor, {
      cityId,
      view: view ?? undefined,
      filters: {},
    })) {
      ids.push(...batch);
      if (ids.length > MAX_OF_VIEW)
        throw new InvalidInput([{ field: 'view', message: `must have at most ${MAX_OF_VIEW} issues` }]);
    }
    return ids;
  }
}
