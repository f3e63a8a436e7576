import { ApiClientsService } from '../../../src/auth';
import { LIFECYCLE_STATUSES, type LifecycleStatus } from '../../../src/kernel/statuses';
import { Database } from '../../../src/platform/database/database';
import type { WebhookEndpointDto } from '../../../src/webhooks/dto/webhook.dto';
import { WebhookHealthService } from '../../../src/webhooks/webhook-health.service';
import type { DueDelivery } from '../../../src/webhooks/webhook.queries';
import { staffMember, type StaffMember } from '../../factories/console';
import { raisedFlag } from '../../factories/flags';
import { postedMessage } from '../../factories/messages';
import { apiClient, type TestClient } from '../../factories/open311';
import { webhookEndpoint } from '../../factories/webhooks';
import type { Envelope } from '../../support/network/client';
import type { HttpAnswer } from '../../support/network/http';
import { pageOfDocs, tableIn } from '../../support/source/pages-of-docs';
import { ResolutionFlow } from '../../support/service/resolution';
import { startService, type TestService } from '../../support/service/service';

const DAY_MS = 86_400_000;

/** A route or another cause of a transition. */
interface Cause {
  /** What the cells of the column "trigger" contain if they mean it. */
  written: RegExp;
  act: () => Promise<unknown>;
}

/** The rows of a table as one line for each state and cause, such as "pending, approve: approved". */
function documented(page: string, heading: string, causes: Record<string, Cause>): string[] {
  const rows = tableIn(pageOfDocs(page), heading, 'from').filter(({ from }) => from !== '(none)');
  return rows
    .flatMap(({ from = '', trigger = '', to = '' }) => {
      const names = Object.keys(causes).filter((name) => causes[name]!.written.test(trigger));
      // A row without a known cause is a difference, too.
      const known = names.length > 0 ? names : [trigger];
      return from.split(', ').flatMap((state) => known.map((name) => `${state}, ${name}: ${to}`));
    })
    .sort();
}

/** The same lines, by trying each cause in each state. @param reach creates something in a state */
async function tried(
  states: readonly string[],
  causes: Record<string, Cause>,
  reach: (state: string) => Promise<void>,
  stateNow: () => Promise<string>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const state of states)
    for (const [name, { act }] of Object.entries(causes)) {
      await reach(state);
      const answer = (await act()) as HttpAnswer | undefined;
      const isRefused = answer?.status !== undefined && answer.status >= 400;
      lines.push(`${state}, ${name}: ${isRefused ? `(${answer.status})` : await stateNow()}`);
    }
  return lines.sort();
}

describe('the transitions in the API reference are those of the service:', () => {
  let service: TestService;
  let flow: ResolutionFlow;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    flow = new ResolutionFlow(service);
    staff = await staffMember(service);
  });
  beforeEach(() => flow.renew());
  afterAll(() => service.stop());

  describe('resolution.md', () => {
    let request = '';
    const review = (action: string) => flow.review(flow.reporter, request, action);

    /** Creates an issue in a status, with a reopen request that is pending if the issue is resolved. */
    async function issueIn(status: string): Promise<void> {
      await flow.report();
      await flow.resolved();
      request = await flow.requested();
      if (status === 'open') await review('approve');
      else if (status === 'closed') await flow.close(flow.reporter);
      else if (status !== 'resolved') await flow.bulk(status);
    }

    it('the status of an issue', async () => {
      const causes: Record<string, Cause> = {
        resolve: { written: /\bresolve\b/, act: () => flow.resolve() },
        rate: { written: /\brate\b/, act: () => flow.rate(flow.stranger) },
        request: { written: /\brequest\b/, act: () => flow.request(flow.stranger) },
        approve: { written: /`approve`|\breview or\b/, act: () => review('approve') },
        deny: { written: /`deny`|\breview or\b/, act: () => review('deny') },
        close: { written: /\bclose\b/, act: () => flow.close(flow.reporter) },
      };
      const statuses: readonly LifecycleStatus[] = LIFECYCLE_STATUSES;
      const real = await tried(statuses, causes, issueIn, async () => (await flow.detail()).status);
      expect(documented('api/resolution.md', 'Status transitions', causes)).toEqual(real);
    });

    it('the status of a reopen request', async () => {
      const causes: Record<string, Cause> = {
        approve: { written: /`approve`|^review$/, act: () => review('approve') },
        deny: { written: /`deny`|^review$/, act: () => review('deny') },
      };
      const elsewhere: Record<string, Cause> = {
        reopened: { written: /reopened another way/, act: () => flow.bulk('open') },
        closed: { written: /issue is closed/, act: () => flow.close(flow.reporter) },
      };
      const reach = async (status: string) => {
        await issueIn('resolved');
        if (status !== 'pending') await review(status === 'approved' ? 'approve' : 'deny');
      };
      const stateNow = async () => {
        const text = 'select status from reopen_requests where id = $1';
        return (await service.database.sql<{ status: string }>(text, [request]))[0]!.status;
      };
      const real = [
        ...(await tried(['pending', 'approved', 'denied'], causes, reach, stateNow)),
        ...(await tried(['pending'], elsewhere, reach, stateNow)),
      ];
      const lines = documented('api/resolution.md', 'Reopen requests', { ...causes, ...elsewhere });
      expect(lines).toEqual(real.sort());
    });
  });

  it('messages.md: the state of a message', async () => {
    let path = '';
    let flag = '';
    const reach = async (state: string) => {
      const { messageId } = await postedMessage(service, flow.issue, { by: flow.stranger });
      path = flow.path(`messages/${messageId}`);
      flag = await raisedFlag(service, path);
      if (state === 'deleted') await flow.api(flow.stranger).delete(path);
    };
    const causes: Record<string, Cause> = {
      react: {
        written: /`POST ...\/react`/,
        act: () => flow.api(flow.reporter).post(`${path}/react`, { emoji: '👍' }),
      },
      delete: { written: /`DELETE` by the author/, act: () => flow.api(flow.stranger).delete(path) },
      remove: {
        written: /remove it on a flag/,
        act: () => staff.api.post(`/api/admin/feed/flags/${flag}/remove`),
      },
    };
    const stateNow = async () => {
      const list = flow.path('messages');
      const { items } = (await flow.api().get<Envelope<{ items: Listed[] }>>(list)).body.data;
      return items.find(({ messageId }) => path.endsWith(messageId))?.deleted ? 'deleted' : 'active';
    };
    const real = await tried(['active', 'deleted'], causes, reach, stateNow);
    expect(documented('api/messages.md', 'Message states', causes)).toEqual(real);
  });

  it('webhooks.md: the state of an endpoint', async () => {
    const path = '/api/webhooks/endpoints';
    let client: TestClient;
    let id = '';
    const api = () => service.tokenApi.as({ accessToken: client.apiKey });
    const inTransaction = (act: () => Promise<void>) =>
      service.app.get(Database, { strict: false }).transaction(act);
    const fail = (isGone: boolean, at = service.clock.now()) => {
      const health = service.app.get(WebhookHealthService, { strict: false });
      const delivery = { endpointId: id, url: 'https://example.org/' };
      const refusal = { isGone, heldUntil: undefined };
      return inTransaction(() => health.failed(delivery as DueDelivery, at, refusal));
    };
    const failForDays = async () => {
      for (let day = 0; day <= 5; day++)
        await fail(false, new Date(service.clock.now().getTime() + day * DAY_MS));
    };
    const reach = async (state: string) => {
      client = await apiClient(service);
      id = await webhookEndpoint(service, client);
      if (state === 'disabled') await api().post(`${path}/${id}/disable`, {});
    };
    const both: Record<string, Cause> = {
      revoke: {
        written: /client is revoked/,
        act: () =>
          inTransaction(async () => {
            await service.app.get(ApiClientsService, { strict: false }).revoke(client.id);
          }),
      },
      enable: { written: /^`enable`/, act: () => api().post(`${path}/${id}/enable`, {}) },
      remove: { written: /^DELETE/, act: () => api().delete(`${path}/${id}`) },
    };
    const enabledOnly: Record<string, Cause> = {
      disable: { written: /^`disable`/, act: () => api().post(`${path}/${id}/disable`, {}) },
      gone: { written: /answers 410/, act: () => fail(true) },
      failing: { written: /nothing for five days/, act: failForDays },
    };
    const stateNow = async () => {
      const [shown] = (
        await staff.api.get<WebhookEndpointDto[]>('/api/admin/webhooks/endpoints')
      ).body.filter((endpoint) => endpoint.id === id);
      if (!shown) return 'removed: 404 from then on';
      if (shown.disabledReason === null) return 'enabled';
      const permanently = shown.disabledReason === 'revoked' ? ', permanently' : '';
      return `disabled, \`${shown.disabledReason}\`${permanently}`;
    };
    const real = [
      ...(await tried(['enabled', 'disabled'], both, reach, stateNow)),
      ...(await tried(['enabled'], enabledOnly, reach, stateNow)),
    ];
    const lines = documented('api/webhooks.md', 'States of an endpoint', { ...both, ...enabledOnly });
    // Enabling an enabled endpoint is no transition.
    expect(lines).toEqual(real.filter((each) => each !== 'enabled, enable: enabled').sort());
  });
});

interface Listed {
  messageId: string;
  deleted: boolean;
}
