import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../../../../platform/jobs/leased.decorator';
import { BulkActRecordsService } from '../../../../staff';
import { BulkActWorkerService } from './bulk-act-worker.service';

/** How long a run takes at most, so that a stop of the service does not wait for a long act. */
const RUN_MS = 8_000;
/** How long a run works on one act before the next has its turn. */
const TURN_MS = 2_000;

/** Goes on with acts on many issues, in turns. */
@Injectable()
export class BulkActsJob {
  constructor(
    private readonly records: BulkActRecordsService,
    private readonly worker: BulkActWorkerService,
  ) {}

  @Leased()
  @Cron(CronExpression.EVERY_10_SECONDS, { name: 'bulk-acts' })
  async run(): Promise<object> {
    const latest = performance.now() + RUN_MS;
    let turns = 0;
    let acts = await this.records.underWay();
    while (acts.length > 0 && performance.now() < latest) {
      for (const act of acts) {
        if (performance.now() >= latest) break;
        await this.worker.work(act, TURN_MS);
        turns++;
      }
      acts = await this.records.underWay();
    }
    return { turns, left: acts.length };
  }
}
