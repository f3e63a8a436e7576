import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import {
  csvFile,
  type RecordKind,
  RecordImportService,
  RecordQueries,
  type ImportOutcome,
  MAX_IMPORT_BYTES,
  withMultipartFile,
} from '../../accountability';
import type { ConsoleActor } from '../../kernel/console';

/** Imports and exports files of accountability records for city staff (docs/api/console.md#record-files). */
@Injectable()
export class RecordFilesService {
  constructor(
    private readonly files: RecordImportService,
    private readonly queries: RecordQueries,
  ) {}

  /** The lines of a file with all records of a kind. */
  linesOf(kind: RecordKind): AsyncIterable<string> {
    return csvFile(kind, this.queries.all(kind));
  }

  /**
   * Imports a file, or only checks it. An import has one audit record, a check none.
   * @param request a form with one file `file`
   * @throws InvalidInput if the header is wrong; FileTooLarge
   */
  import(
    { id, name }: ConsoleActor,
    kind: RecordKind,
    request: IncomingMessage,
    isDryRun: boolean,
  ): Promise<ImportOutcome> {
    const by = { id, displayName: name, surface: 'console' as const };
    return withMultipartFile(
      request,
      MAX_IMPORT_BYTES,
      (file) => this.files.import(by, kind, file, isDryRun),
      isDryRun,
    );
  }
}
