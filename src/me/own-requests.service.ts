import { Injectable } from '@nestjs/common';
import { ChildAccountsService } from '../auth';
import type { Actor } from '../kernel/people/actor';
import { PrivacyRequestsService, type RequestRow } from '../personal-data';
import { Database } from '../platform/database/database';
import type { MakeRequestDto } from './dto/own-requests.dto';

/** What people ask about their own data. */
@Injectable()
export class OwnRequestsService {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly children: ChildAccountsService,
    private readonly database: Database,
  ) {}

  /**
   * Stores a request. One that says that the account is a child's takes effect without waiting for an answer.
   * @throws TooManyRequestsWaiting
   */
  add(actor: Actor, request: MakeRequestDto): Promise<RequestRow> {
    return this.database.transaction(async () => {
      const stored = await this.requests.add({ ...request, subject: actor.id, city: actor.city });
      if (request.kind === 'child' && actor.tokenRole === 'citizen') await this.children.set(actor.id, true);
      return stored;
    });
  }
}
