import { Injectable } from '@nestjs/common';
import { PrivacyChoicesService } from '../auth';
import { PrivacyApplicationsService } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { PrivacyRequestsService, type RequestRow } from '../personal-data';
import { Database } from '../platform/database/database';
import type { MakeRequestDto } from './dto/own-requests.dto';

/** What people ask about their own data. */
@Injectable()
export class OwnRequestsService {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly choices: PrivacyChoicesService,
    private readonly applications: PrivacyApplicationsService,
    private readonly database: Database,
  ) {}

  /**
   * Stores a request. One that says that the account is a child's takes effect without waiting for an answer: no name,
   * no picture, in no list, and places as their ward, from now on and in everything of before.
   * @throws TooManyRequestsWaiting
   */
  add(actor: Actor, request: MakeRequestDto): Promise<RequestRow> {
    return this.database.transaction(async () => {
      const stored = await this.requests.add({ ...request, subject: actor.id, city: actor.city });
      if (request.kind === 'child' && actor.tokenRole === 'citizen') await this.hide(actor);
      return stored;
    });
  }

  private async hide(actor: Actor): Promise<void> {
    const hidden = { shownAs: 'anonymous', listed: false, showPicture: false, placeDefault: 'ward' } as const;
    await this.choices.change(actor, hidden);
    await this.applications.request(actor, { shownAs: 'anonymous', place: 'ward' });
  }
}
