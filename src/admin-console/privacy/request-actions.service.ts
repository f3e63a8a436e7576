import { Injectable } from '@nestjs/common';
import { AccountQueries, ChildAccountsService, UserNotFound } from '../../auth';
import type { ConsoleActor } from '../../kernel/console';
import { answerMail, PrivacyRequestsService, type RequestFilter, type RequestRow } from '../../personal-data';
import { Database } from '../../platform/database/database';
import { MailOutbox } from '../../platform/mail';
import { ConsoleAudit } from '../console-audit.service';
import { MAY_NOT_ANSWER } from './privacy.errors';
import { citiesAnswered } from './reveal.policy';

/** What city staff do with requests of people about their data (docs/api/privacy.md#requests). */
@Injectable()
export class RequestActionsService {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly accounts: AccountQueries,
    private readonly children: ChildAccountsService,
    private readonly mails: MailOutbox,
    private readonly audit: ConsoleAudit,
    private readonly database: Database,
  ) {}

  /** A page of the requests that an account may answer, newest first. @throws Forbidden */
  async list(actor: ConsoleActor, filter: Omit<RequestFilter, 'cities'>): Promise<RequestRow[]> {
    const cities = citiesAnswered(actor);
    if (cities === undefined) throw MAY_NOT_ANSWER;
    return this.requests.list({ ...filter, ...(cities && { cities }) });
  }

  /**
   * Treats an account as that of somebody under 18, or ends that, in one transaction with its audit record.
   * @throws Forbidden; UserNotFound also for accounts of other cities; NoChildAccount
   */
  async setChild(
    actor: ConsoleActor,
    userId: string,
    child: boolean,
  ): Promise<{ userId: string; child: boolean }> {
    const cities = citiesAnswered(actor);
    if (cities === undefined) throw MAY_NOT_ANSWER;
    return this.database.transaction(async () => {
      const before = await this.children.isChild(userId);
      const { city } = await this.children.set(userId, child);
      if (cities !== null && !cities.includes(city)) throw new UserNotFound();
      await this.audit.record(actor, {
        action: 'privacy.set_child',
        targetType: 'user',
        targetId: userId,
        before: { child: before },
        after: { child },
      });
      return { userId, child };
    });
  }

  /**
   * Answers a request, and mails the answer, in one transaction with its audit record, which has neither text.
   * @throws Forbidden, PrivacyRequestNotFound, RequestAnswered
   */
  async answer(actor: ConsoleActor, id: string, text: string): Promise<RequestRow> {
    const cities = citiesAnswered(actor);
    if (cities === undefined) throw MAY_NOT_ANSWER;
    return this.database.transaction(async () => {
      const isTheirs = ({ city }: RequestRow) => cities === null || (city !== null && cities.includes(city));
      const request = await this.requests.answer(id, text, actor.id, isTheirs);
      const account = request.email === null ? await this.accounts.account(request.subjectId) : undefined;
      const recipient = request.email ?? account?.email ?? null;
      if (recipient !== null && recipient !== 'erased')
        await this.mails.add({ ...answerMail(request), key: `privacy-answer:${id}`, recipient });
      await this.audit.record(actor, {
        action: 'privacy.answer_request',
        targetType: 'privacy_request',
        targetId: id,
        after: { kind: request.kind },
      });
      return request;
    });
  }
}
