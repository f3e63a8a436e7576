import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { columnsOf } from '../database/columns';
import { Database } from '../database/database';
import { deleteReturning, insertNew } from '../database/returning';
import { DomainEvents } from '../events/domain-events';
import { Logger } from '../logging/logger';
import { MailOutage } from './entities/mail-outage.entity';
import { MailOutageBegan, MailRunEnded } from './mail.events';

/** The key of the only row. */
const ID = 'current';
const SINCE = columnsOf(MailOutage, ['since']);

/**
 * Knows while the mail server accepts nothing, for all instances. An outage begins with a run in which the server
 * refused to talk to us and accepted no mail, and ends with the first accepted one.
 */
@Injectable()
export class MailOutagesService implements OnModuleInit {
  constructor(
    @InjectRepository(MailOutage) private readonly outages: Repository<MailOutage>,
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.events.on(MailRunEnded, async ({ sent, serverFailure }) => {
      if (sent > 0) await this.end();
      else if (serverFailure !== undefined) await this.begin(serverFailure);
    });
  }

  /** How long the current outage has lasted, in seconds; 0 without one. */
  async seconds(): Promise<number> {
    const outage = await this.outages.findOneBy({ id: ID });
    return outage ? Math.max(0, (this.clock.now().getTime() - outage.since.getTime()) / 1000) : 0;
  }

  private async begin(failure: string): Promise<void> {
    const isNew = await this.database.transaction(async () => {
      const written = await insertNew(this.outages, { id: ID, since: this.clock.now(), failure });
      if (written > 0) await this.events.emit(new MailOutageBegan(failure));
      return written > 0;
    });
    if (isNew)
      this.logger.warn(
        { cause: failure },
        'the mail server accepts no mails; they wait, and are tried again',
      );
  }

  private async end(): Promise<void> {
    const [ended] = await deleteReturning(this.outages, { id: ID }, SINCE);
    if (ended) this.logger.info({ since: ended.since }, 'the mail server accepts mails again');
  }
}
