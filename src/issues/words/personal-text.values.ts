import { PERSONAL_DATA_CHOICES, PERSONAL_KINDS } from '../../personal-data';

/** Closed sets of values, each with the schema name it has in the OpenAPI documents. */
export const PERSONAL_KIND = { enum: PERSONAL_KINDS, enumName: 'PersonalKind' };
export const PERSONAL_DATA = { enum: PERSONAL_DATA_CHOICES, enumName: 'PersonalDataChoice' };
