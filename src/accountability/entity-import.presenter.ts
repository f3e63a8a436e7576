import type { ImportedDto } from './dto/record-file.dto';
import type { ImportOutcome } from './entity-import.service';

/** What became of a file of records (docs/api/accountability.md#csv-import). */
export function presentImport({ imported, skipped, errors }: ImportOutcome): ImportedDto {
  return { imported, skipped, errors: errors.map(({ row, field, message }) => ({ row, field, message })) };
}
