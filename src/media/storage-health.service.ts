import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/time/clock';
import { Logger } from '../platform/logging/logger';
import { Metrics } from '../platform/metrics/metrics';
import { DiskStorage } from './storage/disk-storage';
import { ObjectStorage } from './storage/object-storage';
import { StorageUnavailable } from './storage/storage-unavailable';

/** How long a result is reused: a check writes to the storage. */
const REUSED_MS = 30_000;
/** No probe waits longer for a check. */
const MAX_WAIT_MS = 1000;
/** Failures of a folder that pass without a change of settings: the disk is full. */
const PASSING: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether files can be stored. */
@Injectable()
export class StorageHealthService {
  private isFine = true;
  private checkedAt = -Infinity;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
    private readonly logger: Logger,
    metrics: Metrics,
  ) {
    const help = 'Whether files can be stored: 1, or 0 while the disk or the store refuses them';
    metrics.gauge('civic_storage_writable', help, async () => Number(await this.isWritable()));
  }

  /** The result of the latest check; a new one is begun if that was long ago. */
  async isWritable(): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.checkedAt) >= REUSED_MS) this.checking ??= this.check(now);
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((done) => (timer = setTimeout(done, MAX_WAIT_MS)));
    await Promise.race([this.checking, waited]);
    clearTimeout(timer);
    return this.isFine;
  }

  /**
   * Checks the storage at the start. A store that does not answer may come back, and is not waited for; a folder that
   * cannot be written stays so.
   * @throws the error of the folder
   */
  async assertAtStart(): Promise<void> {
    if (!(this.storage instanceof DiskStorage)) return void this.isWritable();
    try {
      await this.storage.assertWritable();
    } catch (error) {
      const cause = error instanceof StorageUnavailable ? error.cause : error;
      if (!PASSING.has((cause as NodeJS.ErrnoException).code)) throw cause;
      this.note(false, cause);
    }
  }

  private async check(now: number): Promise<void> {
    try {
      await this.storage.assertWritable();
      this.note(true);
    } catch (error) {
      this.note(false, error instanceof StorageUnavailable ? error.cause : error);
    } finally {
      this.checkedAt = now;
      this.checking = undefined;
    }
  }

  private note(isFine: boolean, error?: unknown): void {
    if (isFine === this.isFine) return;
    this.isFine = isFine;
    if (isFine) this.logger.info({}, 'files can be stored again');
    else this.logger.warn({ err: error }, 'files cannot be stored; pictures of reports wait in the database');
  }
}
