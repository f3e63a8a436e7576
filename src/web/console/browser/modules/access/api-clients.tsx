import { useState } from 'preact/hooks';
import type { CitySlug } from '../../../../../kernel/cities';
import { answerOf, api, type Schemas } from '../../api';
import { ask } from '../../kit/dialog';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { momentOf } from '../../kit/format';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Part } from '../../kit/page';
import { Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { CitiesChoice, citiesOf, cityScopeOf } from './cities-choice';
import { ShownOnce } from './shown-once';
import { partsOf, textOf } from '../../words';

type Client = Schemas['ApiClient'];
type Registered = Schemas['RegisteredApiClient'];

/** The Open311 clients (docs/api/console.md#api-clients), for super admins. */
export function ApiClients() {
  const clients = useRead('api-clients', () => answerOf(api.GET('/api/admin/access/api-clients')));
  const [registered, setRegistered] = useState<Registered>();
  const revoke = (client: Client) =>
    askToRevoke(client, async () => {
      if (registered?.id === client.id) setRegistered(undefined);
      await clients.reload();
    });
  return (
    <>
      <p>{partsOf('people.programsThatMayReport', { code: <code>RATE_LIMIT_OPEN311</code> })}</p>
      <Loaded of={clients} empty={textOf('people.thereAreNoClients')}>
        {(rows) => <ClientTable rows={rows} onRevoke={revoke} />}
      </Loaded>
      {registered && <Key key={registered.id} registered={registered} />}
      {clients.data && <Register onRegistered={setRegistered} onSent={clients.reload} />}
    </>
  );
}

function ClientTable({ rows, onRevoke }: { rows: readonly Client[]; onRevoke: (client: Client) => void }) {
  return (
    <Table
      caption={textOf('people.apiClients')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: textOf('common.name'), value: ({ name }) => name },
        { label: textOf('common.email'), value: ({ email }) => email, cell: ({ email }) => email ?? '–' },
        { label: textOf('common.cities'), value: ({ cityScope }) => citiesOf(cityScope) },
        {
          label: textOf('people.registered'),
          value: ({ createdAt }) => createdAt,
          cell: ({ createdAt }) => momentOf(createdAt),
        },
        {
          label: textOf('people.key'),
          value: ({ revokedAt }) =>
            revokedAt ? textOf('people.revoked', { revokedAt: momentOf(revokedAt) }) : 'valid',
        },
        {
          label: textOf('common.actions'),
          cell: (client) =>
            !client.revokedAt && (
              <button
                type="button"
                aria-label={textOf('people.revoke', { name: client.name })}
                onClick={() => onRevoke(client)}
              >
                {textOf('people.revoke2')}
              </button>
            ),
        },
      ]}
    />
  );
}

function askToRevoke({ id, name, cityScope, createdAt }: Client, onRevoked: () => Promise<void>): void {
  const where = cityScope
    ? textOf('people.in', { cityScope: citiesOf(cityScope) })
    : textOf('people.inAllCities');
  ask({
    title: textOf('people.revokeTheKeyOf', { name }),
    text: textOf('people.registeredCanNoLonger', { name, createdAt: momentOf(createdAt), where }),
    confirm: textOf('people.revoke2'),
    isDangerous: true,
    act: async () => {
      const params = { path: { clientId: id } };
      await answerOf(api.POST('/api/admin/access/api-clients/{clientId}/revoke', { params }));
      notify(textOf('people.theKeyOfIs', { name }));
      await onRevoked();
    },
  });
}

const EMPTY = { name: '', email: '' };

/** Registers a client. A shown key stays until the next one: a refusal does not remove it. */
function Register({
  onRegistered,
  onSent,
}: {
  onRegistered: (registered: Registered) => void;
  onSent: () => Promise<void>;
}) {
  const [cities, setCities] = useState<readonly CitySlug[]>([]);
  const form = useForm(EMPTY, async ({ name, email }) => {
    const body = { name, email: email.trim() || null, cityScope: cityScopeOf(cities) };
    try {
      onRegistered(await answerOf(api.POST('/api/admin/access/api-clients', { body })));
      form.renew(EMPTY);
      setCities([]);
    } finally {
      // If the response was lost, the client may exist with a key that nobody has seen: the list shows it.
      await onSent();
    }
  });
  useUnsaved(form.isUnsaved || (cities.length > 0 && !form.isBusy));
  return (
    <Part title={textOf('people.registerAClient')}>
      <FormBody form={form} submitLabel={textOf('people.registerTheClient')}>
        <TextField
          form={form}
          name="name"
          label={textOf('people.nameOfTheClient')}
          hint={textOf('people.itIsShownPublicly')}
        />
        <TextField
          form={form}
          name="email"
          label={textOf('people.emailOfItsOperator')}
          type="email"
          autoComplete="off"
        />
        <CitiesChoice cities={cities} onChange={setCities} />
      </FormBody>
    </Part>
  );
}

function Key({ registered: { name, apiKey } }: { registered: Registered }) {
  return (
    <ShownOnce title={textOf('people.theKeyOf', { name })} noun={textOf('people.key2')} secret={apiKey}>
      <p>{textOf('people.copyItNowIt')}</p>
    </ShownOnce>
  );
}
