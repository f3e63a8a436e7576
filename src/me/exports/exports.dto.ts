import { Count, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional } from '../../api/validation/fields';
import { IdTokenDto } from '../../auth';
import { EXPORT_STATE } from '../../kernel/named-values';
import { type Language, LANGUAGES } from '../../kernel/languages';
import type { ExportState } from '../../kernel/personal-data';

/** Asks for an export of all one's data. */
export class AskExportDto extends IdTokenDto {
  /** The language of the README and of the mail; by default English. */
  @IsOptional()
  @IsOneOf({ enum: LANGUAGES, enumName: 'Language' })
  language?: Language;
}

/** An export of all one's data. */
export class ExportDto {
  /** @example exp_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(EXPORT_STATE)
  state!: ExportState;
  /** How many lines are written. */
  @Count()
  done!: number;
  /** How many lines there will be; 0: not counted yet. */
  @Count()
  total!: number;
  @Moment()
  askedAt!: string;
  /** When the file is deleted; null: it is not ready. */
  @Moment()
  expiresAt!: string | null;
  /** The size of the file; null: it is not ready. */
  @Count()
  sizeBytes!: number | null;
}

/** The confirmation that an export is gone. */
export class RemovedExportDto {
  /** @example "The export is deleted" */
  message!: string;
}
