import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, RowsHolder } from '../personal-data';
import { HELD_IN_ISSUES } from './issues-personal-data.queries';

/** What is held of a person in issues. */
@HoldsPersonalData()
@Injectable()
export class IssuesPersonalDataService extends RowsHolder {
  protected readonly held = HELD_IN_ISSUES;
}
