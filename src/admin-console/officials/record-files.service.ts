import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import {
  csvFile,
  type Entity,
  EntityImport,
  EntityQueries,
  type ImportOutcome,
  MAX_IMPORT_BYTES,
  withMultipartFile,
} from '../../accountability';
import type { ConsoleActor } from '../../kernel/console';

/** Files of accountability records, as city staff send and take them (docs/api/console.md#record-files). */
@Injectable()
export class RecordFiles {
  constructor(
    private readonly files: EntityImport,
    private readonly queries: EntityQueries,
  ) {}

  /** The lines of the file of all records of a kind. */
  linesOf(entity: Entity): AsyncIterable<string> {
    return csvFile(entity, this.queries.all(entity));
  }

  /**
   * Takes a file in, or only checks it. The import has one entry in the audit log, a check none.
   * @param request a form with one file `file`
   * @throws InvalidInput when the header does not fit; FileTooLarge
   */
  import(
    { id, name }: ConsoleActor,
    entity: Entity,
    request: IncomingMessage,
    isDryRun: boolean,
  ): Promise<ImportOutcome> {
    const by = { id, displayName: name, surface: 'console' as const };
    return withMultipartFile(
      request,
      MAX_IMPORT_BYTES,
      (file) => this.files.import(by, entity, file, isDryRun),
      isDryRun,
    );
  }
}
