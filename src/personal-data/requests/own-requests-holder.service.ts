import { Injectable } from '@nestjs/common';
import { HeldRowsService } from '../holders/held-rows.service';
import { HoldsPersonalData } from '../holders/holds-personal-data.decorator';
import type { ExportedValue, PersonalDataHolder, PersonalDataSubject } from '../holders/personal-data-holder';
import { HELD_REQUESTS, type RequestRow } from './privacy-request.queries';
import { PrivacyRequestsService } from './privacy-requests.service';

/** The requests of a person about their data, with their texts opened. */
@HoldsPersonalData()
@Injectable()
export class OwnRequestsHolderService implements PersonalDataHolder {
  constructor(
    private readonly rows: HeldRowsService,
    private readonly requests: PrivacyRequestsService,
  ) {}

  count(subject: PersonalDataSubject): Promise<Record<string, number>> {
    return this.rows.count(HELD_REQUESTS, subject);
  }

  async *export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    for await (const { kind, value } of this.rows.read(HELD_REQUESTS, subject)) {
      const [opened] = await this.requests.opened([value as RequestRow]);
      yield { kind, value: opened! };
    }
  }
}
