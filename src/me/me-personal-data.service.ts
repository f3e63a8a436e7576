import { Injectable } from '@nestjs/common';
import { IdempotencyQueries } from '../api/idempotency.queries';
import {
  type ErasurePlan,
  HoldsPersonalData,
  PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { ExportsService } from './exports/exports.service';

/** Copies of what is held of a person: their exports, with the files, and answers that are remembered for them. */
@HoldsPersonalData('data_exports', 'idempotency_keys')
@Injectable()
export class MePersonalDataService extends PersonalDataHolder {
  constructor(
    private readonly exports: ExportsService,
    private readonly answers: IdempotencyQueries,
  ) {
    super();
  }

  override async eraseStep({ userId }: PersonalDataSubject, { step }: ErasurePlan): Promise<number> {
    if (step !== 'delete') return 0;
    return (await this.exports.removeAll(userId)) + (await this.answers.forgetCaller(userId));
  }
}
