import { Injectable } from '@nestjs/common';
import {
  type ErasurePlan,
  HoldsPersonalData,
  PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { ResolutionErasureService } from './resolution-erasure.service';
import { HELD_OF_REPAIRS } from './resolution-personal-data.queries';

/** What is held of a person in resolutions. */
@HoldsPersonalData(
  ...['issue_resolutions', 'resolution_ratings', 'reopen_requests'],
  ...['issue_confirmation_recipients', 'issue_confirmation_answers', 'after_photos'],
)
@Injectable()
export class ResolutionPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_OF_REPAIRS;

  constructor(private readonly erasure: ResolutionErasureService) {
    super();
  }

  override eraseStep(subject: PersonalDataSubject, plan: ErasurePlan): Promise<number> {
    if (plan.step === 'part') return this.erasure.part(subject.userId);
    return plan.step === 'rewrite'
      ? this.erasure.rewrite(subject.ids, plan)
      : this.erasure.delete(subject.userId);
  }
}
