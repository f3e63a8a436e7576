import { Injectable } from '@nestjs/common';
import { PrivacyRequestsService, type RequestRow } from '../../personal-data';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { MailOutbox } from '../../platform/mail';
import { LateRequestQueries } from './late-request.queries';

/** Tells super admins of requests about personal data that are due soon. */
@Injectable()
export class LateRequestsService {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly queries: LateRequestQueries,
    private readonly mails: MailOutbox,
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** Tells each request once. @returns how many were told */
  escalate(): Promise<number> {
    return this.database.transaction(async () => {
      const late = await this.requests.escalate();
      if (late.length === 0) return 0;
      for (const { id, email } of await this.queries.superAdmins())
        await this.mails.add({
          ...this.mail(late),
          key: `privacy-due:${late[0]!.id}:${id}`,
          recipient: email,
        });
      return late.length;
    });
  }

  private mail(late: readonly RequestRow[]) {
    const lines = late.map(
      ({ id, kind, dueAt }) => `${id}: ${kind}, due ${dueAt.toISOString().slice(0, 10)}`,
    );
    const page = `${this.config.publicBaseUrl}/console/data-requests`;
    return {
      subject: `${late.length} requests about personal data are due soon`,
      body: `${lines.join('\n')}\n\n${page}`,
      language: 'en' as const,
    };
  }
}
