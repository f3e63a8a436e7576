import { OneOf, Optional } from '../../api/validation/fields';

/** Whether a file of records is stored or only checked. */
export class RecordImportQueryDto {
  /** true: a dry run, which stores nothing and returns what would change. @example true */
  @Optional()
  @OneOf({ enum: ['true', 'false'], enumName: 'DryRun' })
  dryRun: 'true' | 'false' = 'false';
}
