import { Injectable } from '@nestjs/common';
import {
  type ErasurePlan,
  HoldsPersonalData,
  PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { IssuesErasureService } from './issues-erasure.service';
import { HELD_IN_ISSUES } from './issues-personal-data.queries';

/** What is held of a person in issues. */
@HoldsPersonalData(
  ...['issues', 'issue_upvotes', 'issue_merge_upvotes', 'issue_search', 'exact_places', 'personal_findings'],
  ...['privacy_applications', 'redactions'],
)
@Injectable()
export class IssuesPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_IN_ISSUES;

  constructor(private readonly erasure: IssuesErasureService) {
    super();
  }

  override eraseStep(subject: PersonalDataSubject, plan: ErasurePlan): Promise<number> {
    if (plan.step === 'part') return this.erasure.part(subject.userId);
    return plan.step === 'rewrite'
      ? this.erasure.rewrite(subject.ids, plan)
      : this.erasure.delete(subject.userId);
  }
}
