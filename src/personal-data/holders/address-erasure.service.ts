import { Injectable } from '@nestjs/common';
import { SubjectKeysService } from '../../platform/subject-keys';
import { PersonalDataHoldersService } from './personal-data-holders.service';

/** The erasure of people without an account, of whom only an address or a number is known. */
@Injectable()
export class AddressErasureService {
  constructor(
    private readonly holders: PersonalDataHoldersService,
    private readonly keys: SubjectKeysService,
  ) {}

  /**
   * Deletes everything that all contexts hold of an address, a number, or the name of an account on a channel. Safe to
   * repeat.
   * @param address in the form in which it is stored
   * @returns how many rows
   */
  erase(address: string): Promise<number> {
    const subject = { userId: this.keys.digest(address), ids: [], email: address };
    const plan = { isOfficial: false, names: [], words: 'remove', place: 'ward' } as const;
    return this.holders.erase(subject, { step: 'delete', ...plan });
  }
}
