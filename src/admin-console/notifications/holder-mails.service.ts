import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { City } from '../../accountability';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { morningOf } from '../../kernel/time/quiet-hours';
import { Database } from '../../platform/database/database';
import { MailOutbox } from '../../platform/mail';
import { ConsoleAccount } from '../entities/console-account.entity';
import { type DueDigest, HolderMailQueries } from './holder-mail.queries';
import { HolderMailTextsService } from './holder-mail-texts.service';

/** Whose morning counts for an account of all cities. */
const EVERYWHERE: CitySlug = 'mumbai';

/**
 * Mails about issues to the accounts that hold them, by their choice: at once, in the transaction of the news, or one
 * digest in the morning of their first city.
 */
@Injectable()
export class HolderMailsService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly queries: HolderMailQueries,
    private readonly texts: HolderMailTextsService,
    private readonly outbox: MailOutbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a mail to an account, if it wants news at once. Call it in the transaction of the news.
   * @param key the same for no other news
   */
  async tell(accountId: string, news: { key: string; issueId: string; title: string }): Promise<void> {
    const { key, issueId, title } = news;
    const holder = await this.queries.atOnce(accountId, issueId);
    if (!holder) return;
    const text = this.texts.ofNews({ issueId, news: title, title: holder.title });
    await this.outbox.add({ ...text, key: `holder-news:${key}`, recipient: holder.email });
  }

  /**
   * Writes the digests of a city that are due: each once, also on several instances.
   * @returns how many mails were written; without news there is none
   */
  async writeDigests({ slug, timeZone }: City): Promise<number> {
    const now = this.clock.now();
    const morning = morningOf(timeZone, now);
    if (!this.outbox.isOn || now < morning) return 0;
    for (let written = 0; ;) {
      const mails = await this.database.transaction(async () => {
        const due = await this.queries.takeDigest(slug, morning, EVERYWHERE);
        return due && this.writeDigest(due, morning, timeZone);
      });
      if (mails === undefined) return written;
      written += mails;
    }
  }

  private async writeDigest(due: DueDigest, morning: Date, timeZone: string): Promise<number> {
    const news = await this.queries.news(due.id, due.holderMailUntil, morning);
    await this.accounts.update({ id: due.id }, { holderMailUntil: morning });
    if (news.length === 0) return 0;
    const key = `holder-digest:${due.id}:${morning.toISOString()}`;
    const mail = { ...this.texts.ofDigest(news), key, recipient: due.email, timeZone };
    return this.outbox.addAll([{ ...mail, priority: 'digest' }]);
  }
}
