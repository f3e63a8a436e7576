import { Injectable } from '@nestjs/common';
import {
  type ErasurePlan,
  HoldsPersonalData,
  PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { MessagesErasureService } from './messages-erasure.service';
import { HELD_IN_THREADS } from './messages-personal-data.queries';

/** What is held of a person in threads. */
@HoldsPersonalData('messages', 'message_reactions')
@Injectable()
export class MessagesPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_IN_THREADS;

  constructor(private readonly erasure: MessagesErasureService) {
    super();
  }

  override eraseStep(subject: PersonalDataSubject, plan: ErasurePlan): Promise<number> {
    if (plan.step === 'part') return this.erasure.part(subject.userId);
    return plan.step === 'rewrite' ? this.erasure.rewrite(subject.ids, plan) : Promise.resolve(0);
  }
}
