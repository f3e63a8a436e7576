import { Injectable } from '@nestjs/common';
import { ApiClients } from '../../auth';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';

/** Lets whoever takes a first look report over Open311. */
@Injectable()
export class DemonstrationKey {
  constructor(
    private readonly clients: ApiClients,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Registers a client for Mumbai while there is none, on the embedded database outside production.
   * @returns its key, to be shown once
   */
  ensure(): Promise<string | undefined> {
    const { DATABASE_URL, NODE_ENV } = this.config.settings;
    if (DATABASE_URL !== undefined || NODE_ENV === 'production') return Promise.resolve(undefined);
    return this.database.transaction(async () => {
      if (await this.clients.areThereAny()) return undefined;
      const client = { name: 'Demonstration client', email: null, createdBy: null };
      return (await this.clients.register({ ...client, cityScope: ['mumbai'] })).apiKey;
    });
  }
}
