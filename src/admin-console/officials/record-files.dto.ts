import { CsvFileQueryDto } from '../../accountability';
import { WithBom } from '../../api/validation/bom';
import { IsOneOf, IsOptional } from '../../api/validation/fields';

/** Whether a file of records is stored or only checked. */
export class RecordImportQueryDto {
  /** true: a dry run, which stores nothing and returns what would change. @example true */
  @IsOptional()
  @IsOneOf({ enum: ['true', 'false'], enumName: 'DryRun' })
  dryRun: 'true' | 'false' = 'false';
}

/** The options of an export of city staff, most of whom open it in a spreadsheet. */
export class RecordExportQueryDto extends CsvFileQueryDto {
  /** `0`: without the byte order mark, by which spreadsheets recognise UTF-8. @example 0 */
  @WithBom()
  override bom: '0' | '1' = '1';
}
