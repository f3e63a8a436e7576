import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { usePolledRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { useIsNoSuperAdmin } from '../access/roles';
import { ShownOnce } from '../access/shown-once';
import { ChangeEndpoint, NewEndpoint } from './endpoint-forms';
import { EndpointTable } from './endpoint-table';
import { Log } from './log';
import { Signatures } from './signatures';
import { textOf } from '../../words';

export type Endpoint = Schemas['WebhookEndpoint'];
type Secret = Schemas['WebhookSecret'];

/** Deliveries change the number of waiting events, and whether an endpoint fails. */
const REREAD_MS = 30_000;

/** The webhook endpoints (docs/api/webhooks.md#endpoint), for super admins. */
export default function Webhooks({ id }: { id: string | undefined }) {
  if (!useIsNoSuperAdmin()) return <Endpoints id={id} />;
  return (
    <Page title={textOf('module.webhooks')}>
      <p>{textOf('integrations.onlySuperAdminsCan')}</p>
    </Page>
  );
}

function Endpoints({ id }: { id: string | undefined }) {
  const endpoints = usePolledRead(
    'webhook-endpoints',
    () => answerOf(api.GET('/api/admin/webhooks/endpoints')),
    REREAD_MS,
  );
  const [secret, setSecret] = useState<Secret>();
  const chosen = endpoints.data?.find((endpoint) => endpoint.id === id);
  return (
    <Page title={textOf('module.webhooks')}>
      <p>{textOf('integrations.programsThatReceiveThe')}</p>
      <Signatures />
      <Loaded of={endpoints} empty={textOf('integrations.thereAreNoEndpoints')}>
        {(rows) => <EndpointTable rows={rows} reload={endpoints.reload} onSecret={setSecret} />}
      </Loaded>
      {secret && (
        <ShownOnce
          key={secret.secret}
          title={textOf('integrations.theSecretOf', { id: secret.id })}
          noun={textOf('integrations.secret')}
          secret={secret.secret}
        >
          <p>{textOf('integrations.copyItNowIt')}</p>
        </ShownOnce>
      )}
      {id !== undefined && <Log key={id} endpointId={id} />}
      {chosen && <ChangeEndpoint key={`change ${chosen.id}`} endpoint={chosen} reload={endpoints.reload} />}
      {endpoints.data && id === undefined && <NewEndpoint onSecret={setSecret} reload={endpoints.reload} />}
    </Page>
  );
}
