import { DomainError, Unavailable } from '../../platform/http/domain-error';

/** The storage of files cannot be used right now: its disk is full or not writable, or the store does not answer. */
export class StorageUnavailable extends Unavailable {
  /** @param cause what failed, for the log */
  constructor(override readonly cause: unknown) {
    super('Files cannot be stored or read right now; try again shortly');
  }
}

/** Does something with the storage. @throws StorageUnavailable if it fails */
export async function inStore<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof DomainError ? error : new StorageUnavailable(error);
  }
}
