import { STAFF_FILE_TYPES } from '../../staff';

/** The types of files of notes, in the OpenAPI document. */
export const STAFF_FILE_TYPE = { enum: STAFF_FILE_TYPES, enumName: 'StaffFileType' };
