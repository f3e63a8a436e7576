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
      <p>
        Programs that may report issues over Open311. The setting <code>RATE_LIMIT_OPEN311</code> limits how
        many reports each of them may send.
      </p>
      <Loaded of={clients} empty="There are no clients.">
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
      caption="API clients"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Name', value: ({ name }) => name },
        { label: 'Email', value: ({ email }) => email, cell: ({ email }) => email ?? '–' },
        { label: 'Cities', value: ({ cityScope }) => citiesOf(cityScope) },
        {
          label: 'Registered',
          value: ({ createdAt }) => createdAt,
          cell: ({ createdAt }) => momentOf(createdAt),
        },
        {
          label: 'Key',
          value: ({ revokedAt }) => (revokedAt ? `revoked ${momentOf(revokedAt)}` : 'valid'),
        },
        {
          label: 'Actions',
          cell: (client) =>
            !client.revokedAt && (
              <button type="button" aria-label={`Revoke ${client.name}`} onClick={() => onRevoke(client)}>
                Revoke
              </button>
            ),
        },
      ]}
    />
  );
}

function askToRevoke({ id, name, cityScope, createdAt }: Client, onRevoked: () => Promise<void>): void {
  const where = cityScope ? `in ${citiesOf(cityScope)}` : 'in all cities';
  ask({
    title: `Revoke the key of ${name}`,
    text: `${name}, registered ${momentOf(createdAt)}, can no longer report over Open311 ${where}: its key is refused from the next request on. Its reports stay. This cannot be undone; to get another key, register another client.`,
    confirm: 'Revoke',
    isDangerous: true,
    act: async () => {
      const params = { path: { clientId: id } };
      await answerOf(api.POST('/api/admin/access/api-clients/{clientId}/revoke', { params }));
      notify(`The key of ${name} is revoked`);
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
    <Part title="Register a client">
      <FormBody form={form} submitLabel="Register the client">
        <TextField
          form={form}
          name="name"
          label="Name of the client"
          hint="It is shown publicly as the reporter of the client’s reports."
        />
        <TextField
          form={form}
          name="email"
          label="Email of its operator (optional)"
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
    <ShownOnce title={`The key of ${name}`} noun="key" secret={apiKey}>
      <p>
        Copy it now: it is not shown again, and the service stores only its hash. Give it to the operator of
        the client; the service does not send it.
      </p>
    </ShownOnce>
  );
}
