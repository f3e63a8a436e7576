import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { MailOutbox } from '../../platform/mail';
import { DataExport } from '../entities/data-export.entity';
import { EXPORT_TEXTS } from './export-texts';

/** Ends exports, with a mail to their person. */
@Injectable()
export class ExportEndService {
  constructor(
    @InjectRepository(DataExport) private readonly exports: Repository<DataExport>,
    private readonly database: Database,
    private readonly mails: MailOutbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks an export as ready, and writes the mail.
   * @param email the person's address; null: no mail
   * @returns whether it still is wanted
   */
  ready({ id, language }: DataExport, sizeBytes: number, email: string | null): Promise<boolean> {
    return this.database.transaction(async () => {
      const { affected } = await this.exports.update(
        { id, state: 'running', removedAt: IsNull() },
        { state: 'ready', readyAt: this.clock.now(), sizeBytes: String(sizeBytes) },
      );
      if (affected !== 1) return false;
      const { subject, body } = EXPORT_TEXTS[language].mail;
      const url = `${this.config.publicBaseUrl}/me/privacy`;
      if (email !== null)
        await this.mails.add({
          key: `export:${id}`,
          recipient: email,
          subject,
          body: `${body}\n\n${url}\n`,
          language,
        });
      return true;
    });
  }
}
