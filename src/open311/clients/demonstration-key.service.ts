import { Injectable } from '@nestjs/common';
import { ApiClientsService } from '../../auth';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';

/** Registers an Open311 client for trials. */
@Injectable()
export class DemonstrationKeyService {
  constructor(
    private readonly clients: ApiClientsService,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Registers a client for Mumbai if there is none, only with the embedded database outside production.
   * @returns its key, to be shown once; undefined if no client was registered
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
