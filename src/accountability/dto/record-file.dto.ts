import { Count, Integer } from '../../api/openapi/answer-fields';

/** Why a row was not imported. */
export class RowErrorDto {
  /** The line of the file; 2 is the first one after the header. @example 3 */
  @Integer({ minimum: 1 })
  row!: number;
  /** The column, `row` for the whole line, or `file` for the part that was not read. @example pincodes */
  field!: string;
  /** @example "must be six digits" */
  message!: string;
}

/** The result of an import. */
export class ImportedDto {
  /** The number of imported rows. */
  @Count()
  imported!: number;
  /** The number of refused rows. */
  @Count()
  skipped!: number;
  /** In the order of the file; at most 100,000. */
  errors!: RowErrorDto[];
}
