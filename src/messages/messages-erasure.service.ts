import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { StandInsService } from '../auth';
import { ContributionTextsService, ErasedTextsService } from '../issues';
import { Clock } from '../kernel/time/clock';
import type { ErasurePlan } from '../personal-data';
import { Database } from '../platform/database/database';
import { Message } from './entities/message.entity';
import { MessagesErasureQueries, type WrittenMessage } from './messages-erasure.queries';
import { MessagesGateway } from './messages.gateway';

/** Erases people from threads: their messages and reactions stay, of somebody whom nothing names. */
@Injectable()
export class MessagesErasureService {
  @InjectRepository(Message) private readonly messages!: Repository<Message>;
  @Inject() private readonly standIns!: StandInsService;

  constructor(
    private readonly queries: MessagesErasureQueries,
    private readonly texts: ContributionTextsService,
    private readonly erasedTexts: ErasedTextsService,
    private readonly gateway: MessagesGateway,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async part(userId: string): Promise<number> {
    const scopes = await this.queries.nextScopes(userId);
    return this.standIns.move(userId, scopes, (issues, accounts) =>
      this.queries.move(userId, issues, accounts),
    );
  }

  async rewrite(accounts: readonly string[], plan: ErasurePlan): Promise<number> {
    if (plan.words === 'remove') return this.database.transaction(() => this.remove(accounts));
    let changed = 0;
    for (let after: string | undefined = ''; after !== undefined;) {
      const page: { last?: string; changed: number } = await this.database.transaction(() =>
        this.rewritePage(accounts, plan, after!),
      );
      after = page.last;
      changed += page.changed;
    }
    return changed;
  }

  private async remove(accounts: readonly string[]): Promise<number> {
    const removed = await this.queries.remove(accounts, this.clock.now());
    for (const { id, issueId } of removed) {
      await this.texts.recordAgain({ kind: 'message', id, issueId }, { content: '' });
      this.database.afterCommit(id, () => this.gateway.deleted(issueId, id));
    }
    return removed.length;
  }

  /** @returns the last message of the page, if there may be more, and how many were changed */
  private async rewritePage(
    accounts: readonly string[],
    plan: ErasurePlan,
    after: string,
  ): Promise<{ last?: string; changed: number }> {
    const page = await this.queries.written(accounts, after);
    let changed = 0;
    for (const message of page) if (await this.rewriteOne(message, plan)) changed++;
    const last = page.at(-1)?.id;
    return { ...(last !== undefined && { last }), changed };
  }

  private async rewriteOne(
    { id, issueId, content: before }: WrittenMessage,
    plan: ErasurePlan,
  ): Promise<boolean> {
    const content = await this.erasedTexts.remaining(before, plan);
    if (content === before) return false;
    await this.messages.update({ id }, { content });
    await this.texts.recordAgain({ kind: 'message', id, issueId }, { content });
    return true;
  }
}
