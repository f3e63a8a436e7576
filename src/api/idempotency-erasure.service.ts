import { Injectable } from '@nestjs/common';
import type { ErasedPerson, Eraser } from '../platform/erasure/eraser';
import { ErasesPersonalData } from '../platform/erasure/erases-personal-data.decorator';
import { IdempotencyQueries } from './idempotency.queries';

/** Deletes the answers that are remembered for erased people. */
@ErasesPersonalData('idempotency_keys')
@Injectable()
export class IdempotencyErasureService implements Eraser {
  constructor(private readonly queries: IdempotencyQueries) {}

  delete({ userId }: ErasedPerson): Promise<number> {
    return this.queries.forgetCaller(userId);
  }
}
