import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import {
  type ChangeWebhookEndpointDto,
  type NewWebhookEndpointDto,
  type Replayed,
  type ReplayWebhooksDto,
  type ShownEndpoint,
  WebhookEndpointsService,
  WebhookReplaysService,
  WebhookUrlsService,
} from '../../webhooks';
import { AuditedTransaction } from '../audited-transaction.service';

const TARGET_TYPE = 'webhook_endpoint';
const target = (action: string, id: string) => ({
  action: `webhook_endpoint.${action}`,
  targetType: TARGET_TYPE,
  targetId: id,
});

/**
 * The state of an endpoint in the audit log, with only the origin of its URL. Path and query may contain a token, and
 * audit records are permanent and visible to everyone with a console session.
 * @param former the state before, to show that the URL has changed
 */
function written(endpoint: ShownEndpoint | null, former = endpoint): object | null {
  if (endpoint === null) return null;
  const isMoved = former !== null && former.url !== endpoint.url;
  return { ...endpoint, url: new URL(endpoint.url).origin, ...(isMoved && { urlChanged: true }) };
}

/**
 * Acts of city staff on webhook endpoints (docs/api/webhooks.md#routes-of-the-console), each in one transaction with
 * its audit record, which never contains a secret.
 */
@Injectable()
export class WebhookActionsService {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly replays: WebhookReplaysService,
    private readonly urls: WebhookUrlsService,
    private readonly audited: AuditedTransaction,
  ) {}

  /**
   * @returns the endpoint with its secret
   * @throws InvalidInput for a URL that is not allowed; TooManyWebhookEndpoints; TooManyWebhookLookups
   */
  async add(
    actor: ConsoleActor,
    endpoint: NewWebhookEndpointDto,
  ): Promise<{ after: ShownEndpoint; secret: string }> {
    let secret = '';
    const owner = { clientId: null, contactEmail: actor.email, createdBy: actor.id };
    const url = await this.urls.check(endpoint.url, null);
    const after = await this.audited.change(
      actor,
      ({ id }: ShownEndpoint) => target('add', id),
      async () => {
        const added = await this.endpoints.add({ ...endpoint, ...owner, url });
        secret = added.secret;
        return { before: null, after: added.after };
      },
      (endpoint) => written(endpoint),
    );
    return { after, secret };
  }

  /** @throws WebhookEndpointNotFound; InvalidInput for a URL that is not allowed; TooManyWebhookLookups */
  async change(actor: ConsoleActor, id: string, change: ChangeWebhookEndpointDto): Promise<ShownEndpoint> {
    const { url, ...others } = change;
    const checked = url === undefined ? {} : { url: await this.urls.check(url, null) };
    let former: ShownEndpoint | null = null;
    return this.audited.change(
      actor,
      target('change', id),
      async () => {
        const changed = await this.endpoints.change({}, id, { ...others, ...checked });
        former = changed.before;
        return changed;
      },
      (endpoint) => written(endpoint, former),
    );
  }

  /** @returns the endpoint with its new secret. @throws WebhookEndpointNotFound; TooManyWebhookSecrets */
  async rotateSecret(actor: ConsoleActor, id: string): Promise<{ after: ShownEndpoint; secret: string }> {
    let secret = '';
    const rotate = async () => {
      const rotated = await this.endpoints.rotateSecret({}, id);
      secret = rotated.secret;
      return rotated;
    };
    const after = await this.changed(actor, 'rotate_secret', id, rotate);
    return { after, secret };
  }

  /** @throws WebhookEndpointNotFound */
  disable(actor: ConsoleActor, id: string): Promise<ShownEndpoint> {
    return this.changed(actor, 'disable', id, () => this.endpoints.disable({}, id));
  }

  /** @throws WebhookEndpointNotFound; WebhookClientRevoked */
  enable(actor: ConsoleActor, id: string): Promise<ShownEndpoint> {
    return this.changed(actor, 'enable', id, () => this.endpoints.enable({}, id));
  }

  /** @throws WebhookEndpointNotFound */
  async remove(actor: ConsoleActor, id: string): Promise<void> {
    await this.changed(actor, 'remove', id, () => this.endpoints.remove({}, id));
  }

  /**
   * Each page has an audit record with the number of events that are sent again.
   * @throws WebhookEndpointNotFound; WebhookEventNotFound; WebhookEndpointDisabled; InvalidInput for a foreign cursor,
   *   or times in the wrong order
   */
  async replay(actor: ConsoleActor, id: string, asked: ReplayWebhooksDto): Promise<Replayed> {
    const { from, to, eventId } = asked;
    let nextKey: string | null = null;
    const { replayed } = await this.audited.change(actor, target('replay', id), async () => {
      const page = await this.replays.replay({}, id, asked);
      nextKey = page.nextKey;
      return { before: null, after: { from, to, eventId, replayed: page.replayed } };
    });
    return { replayed, nextKey };
  }

  /** @returns the id of the event. @throws WebhookEndpointNotFound; WebhookEndpointDisabled */
  test(actor: ConsoleActor, id: string): Promise<{ eventId: string }> {
    return this.audited.change(actor, target('test', id), async () => ({
      before: null,
      after: { eventId: await this.replays.test({}, id) },
    }));
  }

  private changed<After extends ShownEndpoint | null>(
    actor: ConsoleActor,
    action: string,
    id: string,
    act: () => Promise<{ before: ShownEndpoint | null; after: After }>,
  ): Promise<After> {
    return this.audited.change(actor, target(action, id), act, (endpoint) => written(endpoint));
  }
}
