import type { ImportedDto } from '../dto/record-file.dto';
import type { ImportOutcome } from './record-import.service';

/** The result of an import (docs/api/accountability.md#csv-import). */
export function presentImport({ imported, skipped, errors }: ImportOutcome): ImportedDto {
  return { imported, skipped, errors: errors.map(({ row, field, message }) => ({ row, field, message })) };
}
