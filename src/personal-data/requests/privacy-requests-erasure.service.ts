import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ErasedPerson, Eraser } from '../../platform/erasure/eraser';
import { ErasesPersonalData } from '../../platform/erasure/erases-personal-data.decorator';
import { PrivacyRequest } from '../entities/privacy-request.entity';

/** Deletes the requests of people who are erased; an answer would reach nobody. */
@ErasesPersonalData('privacy_requests')
@Injectable()
export class PrivacyRequestsErasureService implements Eraser {
  constructor(@InjectRepository(PrivacyRequest) private readonly requests: Repository<PrivacyRequest>) {}

  async delete({ userId }: ErasedPerson): Promise<number> {
    return (await this.requests.delete({ subjectId: userId })).affected ?? 0;
  }
}
