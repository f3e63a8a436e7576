import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, RowsHolder } from '../personal-data';
import { HELD_IN_ALERTS } from './alerts-personal-data.queries';

/** What is held of a person in alerts and mails. */
@HoldsPersonalData()
@Injectable()
export class AlertsPersonalDataService extends RowsHolder {
  protected readonly held = HELD_IN_ALERTS;
}
