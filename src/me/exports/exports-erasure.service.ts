import { Injectable } from '@nestjs/common';
import type { ErasedPerson, Eraser } from '../../platform/erasure/eraser';
import { ErasesPersonalData } from '../../platform/erasure/erases-personal-data.decorator';
import { ExportsService } from './exports.service';

/** Deletes the exports of people who are erased, with their files. */
@ErasesPersonalData('data_exports')
@Injectable()
export class ExportsErasureService implements Eraser {
  constructor(private readonly exports: ExportsService) {}

  delete({ userId }: ErasedPerson): Promise<number> {
    return this.exports.removeAll(userId);
  }
}
