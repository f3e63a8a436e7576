import { PERSONAL_DATA_CHOICES, PERSONAL_KINDS } from '../../personal-data';
import { TEXT_KINDS } from '../entities/personal-finding.entity';

/** Closed sets of values, each with the schema name it has in the OpenAPI documents. */
export const PERSONAL_KIND = { enum: PERSONAL_KINDS, enumName: 'PersonalKind' };
export const PERSONAL_DATA = { enum: PERSONAL_DATA_CHOICES, enumName: 'PersonalDataChoice' };
export const TEXT_KIND = { enum: TEXT_KINDS, enumName: 'TextKind' };
