import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../../kernel/time/clock';
import { newId } from '../../../kernel/ids';
import { Database } from '../../../platform/database/database';
import { ConsoleSettingsService } from '../../configuration/console-settings.service';
import { ConsoleSetting } from '../../entities/console-setting.entity';
import { DuplicateCluster } from '../../entities/duplicate-cluster.entity';
import { BATCH, type ComparedIssue, TwinQueries } from './duplicate-twins.queries';

/** By then an issue has been placed. */
const SETTLED_MS = 3 * 60_000;

/**
 * The names of the marks: the time of the last compared report, and the time up to which later pictures and dismissals
 * were processed.
 */
const REPORTS_MARK = 'comparedUpTo';
const PICTURES_MARK = 'picturesComparedUpTo';
const DISMISSED_MARK = 'dismissedComparedUpTo';

/** The position up to which issues were compared; empty before the first run. */
interface Mark {
  at?: string;
  id?: string;
}

/** Finds issues that seem to be the same, a few minutes after the report, and groups them in clusters. */
@Injectable()
export class DuplicateDetectionService {
  constructor(
    @InjectRepository(DuplicateCluster) private readonly clusters: Repository<DuplicateCluster>,
    @InjectRepository(ConsoleSetting) private readonly stored: Repository<ConsoleSetting>,
    private readonly database: Database,
    private readonly twins: TwinQueries,
    private readonly settings: ConsoleSettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Compares the issues reported since the last run, those that got a picture since then, and those of clusters
   * dismissed since then, except the first of each.
   * @returns how many issues were compared, and how many had duplicates
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
    // Also delayed by some minutes: a dismissal can be undone, and must have no consequences until then.
    await this.compareAll(await this.dismissed(until), outcome);
    await this.mark(DISMISSED_MARK, { at: until });
    return outcome;
  }

  private async next(until: Date): Promise<ComparedIssue[]> {
    const { at, id = '' } = await this.markOf(REPORTS_MARK);
    return this.twins.next(until, at === undefined ? undefined : { at, id });
  }

  private async withLatePictures(until: Date): Promise<ComparedIssue[]> {
    const { at = '-infinity' } = await this.markOf(PICTURES_MARK);
    return this.twins.withLatePictures(at, until, SETTLED_MS);
  }

  private async dismissed(until: Date): Promise<ComparedIssue[]> {
    const { at = '-infinity' } = await this.markOf(DISMISSED_MARK);
    return this.twins.dismissed(at, until);
  }

  private async markOf(name: string): Promise<Mark> {
    return (await this.stored.findOneBy({ name }))?.value ?? {};
  }

  private async mark(name: string, value: object): Promise<void> {
    await this.stored.upsert({ name, value, updatedAt: this.clock.now() }, ['name']);
  }

  private async compareAll(
    issues: readonly ComparedIssue[],
    outcome: { compared: number; found: number },
  ): Promise<void> {
    for (const issue of issues) {
      outcome.compared++;
      if (await this.compare(issue)) outcome.found++;
    }
  }

  /** @returns whether it has duplicates */
  private compare({ id, createdAt }: ComparedIssue): Promise<boolean> {
    return this.database.transaction(async () => {
      const twins = await this.twins.of(id);
      // Compared only with the first issue of a cluster: otherwise chains of neighbours could cover a whole street.
      const first =
        twins.find((twin) => twin.firstId === twin.id) ?? twins.find((twin) => twin.firstId === null);
      if (!first) return false;
      if (first.clusterId !== null && (await this.twins.addTo(first.clusterId, id, createdAt))) return true;
      const { city, category, ward } = first;
      await this.clusters.insert({
        id: newId('duplicateCluster'),
        city,
        category,
        ward,
        members: [first.id, id],
        firstAt: first.createdAt,
        lastAt: createdAt,
        createdAt: this.clock.now(),
      });
      return true;
    });
  }
}
