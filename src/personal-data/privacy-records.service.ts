import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { HELD_CONSENTS } from './consents/consent.queries';
import { ConsentsService } from './consents/consents.service';
import { PrivacyRequest } from './entities/privacy-request.entity';
import { HELD_IN_READS } from './held-reads.queries';
import { HoldsPersonalData } from './holders/holds-personal-data.decorator';
import {
  type ErasurePlan,
  type ExportedValue,
  PersonalDataHolder,
  type PersonalDataSubject,
} from './holders/personal-data-holder';
import { HELD_REQUESTS, type RequestRow } from './requests/privacy-request.queries';
import { PrivacyRequestsService } from './requests/privacy-requests.service';

/** The reads of a person's data by staff, and the requests and consents of the person, with texts opened. */
@HoldsPersonalData('consents', 'privacy_requests')
@Injectable()
export class PrivacyRecordsService extends PersonalDataHolder {
  protected override readonly held = [...HELD_IN_READS, ...HELD_REQUESTS, ...HELD_CONSENTS];

  constructor(
    @InjectRepository(PrivacyRequest) private readonly stored: Repository<PrivacyRequest>,
    private readonly requests: PrivacyRequestsService,
    private readonly consents: ConsentsService,
  ) {
    super();
  }

  override async *export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    for await (const { kind, value } of super.export(subject)) {
      if (kind !== 'requests') yield { kind, value };
      else
        for (const opened of await this.requests.opened([value as RequestRow])) yield { kind, value: opened };
    }
  }

  /**
   * An answer to a request would reach nobody. Of consents, those of the address too, a digest stays as proof. The log
   * of reads names a person by the id of their account alone.
   */
  override async eraseStep({ userId, email }: PersonalDataSubject, { step }: ErasurePlan): Promise<number> {
    if (step !== 'delete') return 0;
    const { affected } = await this.stored.delete({ subjectId: userId });
    const ofAddress = email === null ? 0 : await this.consents.forget(this.consents.ofAddress(email));
    return (affected ?? 0) + (await this.consents.forget(userId)) + ofAddress;
  }
}
