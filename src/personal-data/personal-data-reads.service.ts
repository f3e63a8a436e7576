import { Injectable } from '@nestjs/common';
import { HoldsPersonalData } from './holders/holds-personal-data.decorator';
import { RowsHolder } from './holders/rows-holder';
import { HELD_IN_READS } from './personal-data-reads.queries';

/** What is held of a person in the log of reads. */
@HoldsPersonalData()
@Injectable()
export class PersonalDataReadsService extends RowsHolder {
  protected readonly held = HELD_IN_READS;
}
