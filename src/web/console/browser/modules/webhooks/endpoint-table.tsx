import { momentOf } from '../../kit/format';
import { useCity } from '../../city';
import { answerOf, api, type Schemas } from '../../api';
import { type Action, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { ActRefused } from '../../kit/actions/refused';
import { Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { hrefOf, usePlace } from '../../router';
import { citiesOf } from '../access/cities-choice';
import type { Endpoint } from './webhooks';

const REASONS: Record<NonNullable<Endpoint['disabledReason']>, string> = {
  asked: 'disabled',
  gone: 'disabled: it asked for no more events',
  failing: 'disabled: it failed for five days',
  revoked: 'disabled: its client was revoked',
};

interface Props {
  rows: readonly Endpoint[];
  reload: () => Promise<void>;
  onSecret: (secret: Schemas['WebhookSecret']) => void;
}

/** The endpoints, and the acts on each. */
export function EndpointTable({ rows, reload, onSecret }: Props) {
  const act = useAction();
  const marked = usePlace().query.get('row');
  return (
    <>
      <ActRefused by={act.refusal} />
      <Table
        caption="Endpoints"
        rows={rows}
        keyOf={({ id }) => id}
        current={marked ?? undefined}
        columns={[
          { label: 'URL', value: ({ url }) => url, cell: ({ url }) => <span class="breaking">{url}</span> },
          { label: 'For', value: ({ description }) => description || '–' },
          { label: 'Events', value: ({ eventTypes }) => eventTypes.join(', ') },
          { label: 'Cities', value: ({ cityScope }) => citiesOf(cityScope) },
          { label: 'Whose', value: ({ clientId }) => clientId ?? 'city staff' },
          { label: 'State', value: stateOf },
          { label: 'Waiting', value: ({ waiting }) => waiting, cell: ({ waiting }) => waitingOf(waiting) },
          {
            label: 'Actions',
            cell: (endpoint) => <Actions endpoint={endpoint} act={act} reload={reload} onSecret={onSecret} />,
          },
        ]}
      />
    </>
  );
}

/** The service counts up to this number. */
const MAX_COUNTED = 1000;

function waitingOf(waiting: number): string {
  return waiting >= MAX_COUNTED ? `${MAX_COUNTED} or more` : String(waiting);
}

function stateOf({ disabledReason, failingSince, heldUntil }: Endpoint): string {
  if (disabledReason) return REASONS[disabledReason];
  const asked = heldUntil ? `, asked to wait until ${momentOf(heldUntil)}` : '';
  return failingSince ? `failing since ${momentOf(failingSince)}${asked}` : 'enabled';
}

type ActionsProps = Omit<Props, 'rows'> & { endpoint: Endpoint; act: Action };

function Actions({ endpoint, act, reload, onSecret }: ActionsProps) {
  const city = useCity();
  const { id, url, disabledAt, disabledReason } = endpoint;
  const params = { path: { endpointId: id } };
  const done = async (words: string) => {
    notify(words);
    await reload();
  };
  const enable = async () => {
    await answerOf(api.POST('/api/admin/webhooks/endpoints/{endpointId}/enable', { params }));
    await done('The endpoint is enabled');
  };
  const test = async () => {
    await answerOf(api.POST('/api/admin/webhooks/endpoints/{endpointId}/test', { params }));
    await done('A test event was sent: the log shows the result');
  };
  return (
    <div class="acts">
      <a href={hrefOf(`/webhooks/${id}`, { city })} aria-label={`Open: ${url}`}>
        Open
      </a>
      {disabledAt ? (
        disabledReason !== 'revoked' && (
          <ActButton label="Enable" of={url} isBusy={act.isBusy} act={() => void act.run(enable)} />
        )
      ) : (
        <>
          <ActButton label="Test" of={url} isBusy={act.isBusy} act={() => void act.run(test)} />
          <ActButton label="Disable" of={url} act={() => askToDisable(endpoint, done)} />
        </>
      )}
      <ActButton label="New secret" of={url} act={() => askToRotate(endpoint, onSecret, done)} />
      <ActButton label="Remove" of={url} act={() => askToRemove(endpoint, done)} />
    </div>
  );
}

function ActButton(props: { label: string; of: string; isBusy?: boolean; act: () => void }) {
  const { label, of, isBusy, act } = props;
  return (
    <Button label={`${label}: ${of}`} isBusy={isBusy ?? false} onClick={act}>
      {label}
    </Button>
  );
}

type Done = (words: string) => Promise<void>;

function askToDisable({ id, url }: Endpoint, done: Done): void {
  ask({
    title: 'Disable the endpoint',
    text: `No more events are sent to ${url}. Waiting events keep waiting; events from now on can be sent again later.`,
    confirm: 'Disable',
    isDangerous: true,
    act: async () => {
      const params = { path: { endpointId: id } };
      await answerOf(api.POST('/api/admin/webhooks/endpoints/{endpointId}/disable', { params }));
      await done('The endpoint is disabled');
    },
  });
}

function askToRotate({ id, url }: Endpoint, onSecret: Props['onSecret'], done: Done): void {
  ask({
    title: 'Create a new secret',
    text: `Deliveries to ${url} are signed with both secrets for 24 hours, then only with the new one.`,
    confirm: 'Create the secret',
    act: async () => {
      const params = { path: { endpointId: id } };
      onSecret(
        await answerOf(api.POST('/api/admin/webhooks/endpoints/{endpointId}/rotate-secret', { params })),
      );
      await done('The endpoint has a new secret');
    },
  });
}

function askToRemove({ id, url }: Endpoint, done: Done): void {
  ask({
    title: 'Remove the endpoint',
    text: `${url} and its delivery log are removed. Waiting events are not sent. This cannot be undone.`,
    confirm: 'Remove',
    isDangerous: true,
    act: async () => {
      const params = { path: { endpointId: id } };
      await answerOf(api.DELETE('/api/admin/webhooks/endpoints/{endpointId}', { params }));
      await done('The endpoint is removed');
    },
  });
}
