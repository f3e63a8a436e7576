import { Injectable } from '@nestjs/common';
import { ApiClientsService, type ListedApiClient, type NewApiClient } from '../../auth';
import type { ConsoleActor } from '../../kernel/console';
import { AuditedTransaction } from '../audited-transaction.service';

const TARGET_TYPE = 'api_client';

/**
 * Changes of Open311 clients by city staff (docs/api/console.md#api-clients), each in one transaction with its audit
 * record.
 */
@Injectable()
export class ApiClientActionsService {
  constructor(
    private readonly clients: ApiClientsService,
    private readonly audited: AuditedTransaction,
  ) {}

  /** Oldest first. */
  list(): Promise<ListedApiClient[]> {
    return this.clients.list();
  }

  /** Registers a client. @returns the client with its key, which no audit record contains */
  async register(
    actor: ConsoleActor,
    { name, email, cityScope }: Omit<NewApiClient, 'createdBy'>,
  ): Promise<{ client: ListedApiClient; apiKey: string }> {
    let apiKey = '';
    const target = ({ id }: ListedApiClient) => ({
      action: 'api_client.create',
      targetType: TARGET_TYPE,
      targetId: id,
    });
    const client = await this.audited.change(actor, target, async () => {
      const registered = await this.clients.register({ name, email, cityScope, createdBy: actor.id });
      apiKey = registered.apiKey;
      return { before: null, after: registered.client };
    });
    return { client, apiKey };
  }

  /** Revokes a key; no change and no audit record if it is already revoked. @throws ApiClientNotFound */
  revoke(actor: ConsoleActor, id: string): Promise<ListedApiClient> {
    const target = { action: 'api_client.revoke', targetType: TARGET_TYPE, targetId: id };
    return this.audited.change(actor, target, () => this.clients.revoke(id));
  }
}
