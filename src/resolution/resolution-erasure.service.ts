import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { StandInsService } from '../auth';
import { ContributionTextsService, ErasedTextsService, type TextTarget } from '../issues';
import { ContributorChanged } from '../kernel/people/contributor-events';
import type { ErasurePlan } from '../personal-data';
import { Database } from '../platform/database/database';
import { IssueResolution } from './entities/issue-resolution.entity';
import { ReopenRequest } from './entities/reopen-request.entity';
import { ResolutionErasureQueries, type ResolutionText } from './resolution-erasure.queries';
import { ResolutionRecordQueries } from './resolution-record.queries';

/** Erases people from resolutions: what they said about repairs stays, of somebody whom nothing names. */
@Injectable()
export class ResolutionErasureService {
  @InjectRepository(IssueResolution) private readonly resolutions!: Repository<IssueResolution>;
  @InjectRepository(ReopenRequest) private readonly requests!: Repository<ReopenRequest>;
  @Inject() private readonly standIns!: StandInsService;

  constructor(
    private readonly queries: ResolutionErasureQueries,
    private readonly records: ResolutionRecordQueries,
    private readonly texts: ContributionTextsService,
    private readonly erasedTexts: ErasedTextsService,
    private readonly database: Database,
  ) {}

  async part(userId: string): Promise<number> {
    const scopes = await this.queries.nextScopes(userId);
    return this.standIns.move(userId, scopes, async (issues, accounts) => {
      let moved = 0;
      for (const [at, issueId] of issues.entries()) {
        const account = accounts[at]!;
        moved += await this.records.move(new ContributorChanged(issueId, userId, account));
        moved += await this.queries.moveAnswers(userId, issueId, account);
      }
      return moved;
    });
  }

  rewrite(accounts: readonly string[], plan: ErasurePlan): Promise<number> {
    return this.database.transaction(async () => {
      let changed = 0;
      for (const written of await this.queries.resolved(accounts)) {
        const { id, issueId } = written;
        const target: TextTarget = { kind: 'resolution', id: issueId, issueId };
        const description = await this.rewritten(written, plan, target, 'description');
        if (description === undefined) continue;
        await this.resolutions.update({ id }, { description });
        changed++;
      }
      for (const written of await this.queries.asked(accounts)) {
        const { id, issueId } = written;
        const target: TextTarget = { kind: 'reopen_request', id, issueId };
        const reason = await this.rewritten(written, plan, target, 'reason');
        if (reason === undefined) continue;
        await this.requests.update({ id }, { reason });
        changed++;
      }
      return changed;
    });
  }

  delete(userId: string): Promise<number> {
    return this.queries.rename(userId);
  }

  /** @returns what stays of a text; undefined if all of it does */
  private async rewritten(
    { text }: ResolutionText,
    plan: ErasurePlan,
    target: TextTarget,
    field: string,
  ): Promise<string | undefined> {
    const remaining = await this.erasedTexts.remaining(text, plan);
    if (remaining === text) return undefined;
    await this.texts.recordAgain(target, { [field]: remaining });
    return remaining;
  }
}
