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
import { textOf } from '../../words';

const REASONS: Record<NonNullable<Endpoint['disabledReason']>, string> = {
  asked: 'disabled',
  gone: textOf('integrations.disabledItAskedFor'),
  failing: textOf('integrations.disabledItFailedFor'),
  revoked: textOf('integrations.disabledItsClientWas'),
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
        caption={textOf('integrations.endpoints')}
        rows={rows}
        keyOf={({ id }) => id}
        current={marked ?? undefined}
        columns={[
          {
            label: textOf('integrations.url'),
            value: ({ url }) => url,
            cell: ({ url }) => <span class="breaking">{url}</span>,
          },
          { label: textOf('common.for'), value: ({ description }) => description || '–' },
          { label: textOf('integrations.events'), value: ({ eventTypes }) => eventTypes.join(', ') },
          { label: textOf('common.cities'), value: ({ cityScope }) => citiesOf(cityScope) },
          {
            label: textOf('common.whose'),
            value: ({ clientId }) => clientId ?? textOf('integrations.cityStaff'),
          },
          { label: textOf('common.state'), value: stateOf },
          {
            label: textOf('common.waiting'),
            value: ({ waiting }) => waiting,
            cell: ({ waiting }) => waitingOf(waiting),
          },
          {
            label: textOf('common.actions'),
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
  return waiting >= MAX_COUNTED
    ? textOf('integrations.orMore', { MAXCOUNTED: MAX_COUNTED })
    : String(waiting);
}

function stateOf({ disabledReason, failingSince, heldUntil }: Endpoint): string {
  if (disabledReason) return REASONS[disabledReason];
  if (!failingSince) return textOf('integrations.enabled');
  const since = momentOf(failingSince);
  return heldUntil
    ? textOf('integrations.failingAndHeld', { since, until: momentOf(heldUntil) })
    : textOf('integrations.failing', { since });
}

type ActionsProps = Omit<Props, 'rows'> & { endpoint: Endpoint; act: Action };

function Actions({ endpoint, act, reload, onSecret }: ActionsProps) {
  const city = useCity();
  const { id, url } = endpoint;
  const done = async (words: string) => {
    notify(words);
    await reload();
  };
  return (
    <div class="acts">
      <a href={hrefOf(`/webhooks/${id}`, { city })} aria-label={textOf('integrations.open', { url })}>
        {textOf('common.open')}
      </a>
      <Switch endpoint={endpoint} act={act} done={done} />
      <ActButton
        label={textOf('integrations.newSecret')}
        of={url}
        act={() => askToRotate(endpoint, onSecret, done)}
      />
      <ActButton label={textOf('common.remove')} of={url} act={() => askToRemove(endpoint, done)} />
    </div>
  );
}

/** Enables an endpoint, or tests and disables it. */
function Switch({
  endpoint,
  act,
  done,
}: Pick<ActionsProps, 'endpoint' | 'act'> & { done: (words: string) => Promise<void> }) {
  const { id, url, disabledAt, disabledReason } = endpoint;
  const { isBusy } = act;
  const params = { path: { endpointId: id } };
  const enable = async () => {
    await answerOf(api.POST('/api/admin/webhooks/endpoints/{endpointId}/enable', { params }));
    await done(textOf('integrations.theEndpointIsEnabled'));
  };
  const test = async () => {
    await answerOf(api.POST('/api/admin/webhooks/endpoints/{endpointId}/test', { params }));
    await done(textOf('integrations.aTestEventWas'));
  };
  const button = (label: string, send: () => Promise<void>) => (
    <ActButton label={label} of={url} isBusy={isBusy} act={() => void act.run(send)} />
  );
  if (disabledAt) return disabledReason === 'revoked' ? null : button(textOf('integrations.enable'), enable);
  return (
    <>
      {button(textOf('integrations.test'), test)}
      <ActButton label={textOf('integrations.disable')} of={url} act={() => askToDisable(endpoint, done)} />
    </>
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
    title: textOf('integrations.disableTheEndpoint'),
    text: textOf('integrations.noMoreEventsAre', { url }),
    confirm: textOf('integrations.disable'),
    isDangerous: true,
    act: async () => {
      const params = { path: { endpointId: id } };
      await answerOf(api.POST('/api/admin/webhooks/endpoints/{endpointId}/disable', { params }));
      await done(textOf('integrations.theEndpointIsDisabled'));
    },
  });
}

function askToRotate({ id, url }: Endpoint, onSecret: Props['onSecret'], done: Done): void {
  ask({
    title: textOf('integrations.createANewSecret'),
    text: textOf('integrations.deliveriesToAreSigned', { url }),
    confirm: textOf('integrations.createTheSecret'),
    act: async () => {
      const params = { path: { endpointId: id } };
      onSecret(
        await answerOf(api.POST('/api/admin/webhooks/endpoints/{endpointId}/rotate-secret', { params })),
      );
      await done(textOf('integrations.theEndpointHasA'));
    },
  });
}

function askToRemove({ id, url }: Endpoint, done: Done): void {
  ask({
    title: textOf('integrations.removeTheEndpoint'),
    text: textOf('integrations.andItsDeliveryLog', { url }),
    confirm: textOf('common.remove'),
    isDangerous: true,
    act: async () => {
      const params = { path: { endpointId: id } };
      await answerOf(api.DELETE('/api/admin/webhooks/endpoints/{endpointId}', { params }));
      await done(textOf('integrations.theEndpointIsRemoved'));
    },
  });
}
