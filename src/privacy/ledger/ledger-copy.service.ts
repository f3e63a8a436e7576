import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { ErasureLedgerService, ErasureReplayService, type LedgerEntry } from '../../auth';
import { ObjectStorage, withTemporaryFile } from '../../media';
import { OperatorError } from '../../platform/config/operator-error';

/** The object that has the ledger, one entry a line. */
const KEY = 'erasure-ledger';

/** The database was restored from a backup that is older than some erasures. */
export class NotReplayed extends OperatorError {
  constructor(count: number) {
    super(
      `The service cannot start:\n  - This database is older than the ledger of erasures: ${count} people were erased since. Run \`npm run privacy:replay\`, which erases them again.`,
    );
  }
}

/** The copy of the ledger of erasures in the object store, which a restored database is compared with. */
@Injectable()
export class LedgerCopyService {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly ledger: ErasureLedgerService,
    private readonly replays: ErasureReplayService,
  ) {}

  /** Adds to the copy what it does not have. @returns how many entries */
  async copy(): Promise<number> {
    const added = await this.ledger.uncopied();
    if (added.length === 0) return 0;
    const all = new Map([...(await this.read()), ...added].map((entry) => [entry.subject, entry]));
    const text = [...all.values()].map((entry) => `${JSON.stringify(entry)}\n`).join('');
    await withTemporaryFile(Buffer.from(text), (file) =>
      this.storage.keep(KEY, file, 'application/x-ndjson'),
    );
    await this.ledger.markCopied(added);
    return added.length;
  }

  /** @throws NotReplayed if the copy has erasures that this database does not have */
  async assertReplayed(): Promise<void> {
    const missing = await this.ledger.missing(await this.read());
    if (missing.length > 0) throw new NotReplayed(missing.length);
  }

  /** Erases people again whose erasure this database does not have. @returns how many */
  async replay(): Promise<number> {
    return this.replays.replay(await this.read());
  }

  private async read(): Promise<LedgerEntry[]> {
    const text = await this.storage
      .withObject(KEY, (file) => readFile(file, 'utf8'))
      .catch((error: unknown) => {
        if (isMissing(error)) return '';
        throw error;
      });
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => {
      const entry = JSON.parse(line) as LedgerEntry;
      return { ...entry, at: new Date(entry.at) };
    });
  }
}

/** Whether there is no copy yet: nobody was erased. */
function isMissing(error: unknown): boolean {
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  if (code === 'ENOENT' || name === 'NoSuchKey') return true;
  return cause !== undefined && cause !== null && isMissing(cause);
}
