import { Count, Integer } from '../../api/openapi/answer-fields';

/** Why a row did not land. */
export class RowErrorDto {
  /** The line of the file; 2 is the first after the header. @example 3 */
  @Integer({ minimum: 1 })
  row!: number;
  /** The column, `row` for the whole line, or `file` for what was not read. @example pincodes */
  field!: string;
  /** @example "must be six digits" */
  message!: string;
}

/** What became of a file. */
export class ImportedDto {
  /** Rows that landed. */
  @Count()
  imported!: number;
  /** Rows that did not. */
  @Count()
  skipped!: number;
  /** In the order of the file; the first 100,000 are named. */
  errors!: RowErrorDto[];
}
