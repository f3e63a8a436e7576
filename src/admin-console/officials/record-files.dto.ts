import { OneOf, Optional } from '../../api/validation/fields';

/** Whether a file of records is stored or only checked. */
export class RecordImportQueryDto {
  /** true: nothing is stored, and the answer says what would be. @example true */
  @Optional()
  @OneOf({ enum: ['true', 'false'], enumName: 'DryRun' })
  dryRun: 'true' | 'false' = 'false';
}
