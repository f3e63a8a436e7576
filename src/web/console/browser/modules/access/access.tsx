import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { type Action, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { momentOf } from '../../kit/format';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page, Part } from '../../kit/page';
import { ActRefused } from '../../kit/actions/refused';
import { type Column, Table } from '../../kit/table';
import { Tabs, useTab } from '../../kit/tabs';
import { notify } from '../../kit/actions/toast';
import { Permitted } from '../../rights';
import { hrefOf } from '../../router';
import { session } from '../../session';
import { useStore } from '../../store';
import { AccountPage } from './account-page';
import { ApiClients } from './api-clients';
import { citiesOf } from './cities-choice';
import { askToDeactivate, HeirDialog } from './deactivation';
import { Groups } from './groups';
import { Invite } from './invite';
import { ROLE_LABELS, useIsNoSuperAdmin } from './roles';

type Account = Schemas['ConsoleAccount'];

const TABS = [
  ['accounts', 'Accounts'],
  ['invite', 'Invite'],
  ['roles', 'Roles'],
  ['groups', 'Groups'],
  ['api-clients', 'API clients'],
] as const;
const FOR_SUPER_ADMINS: ReadonlySet<string> = new Set(['invite', 'groups', 'api-clients']);

/** The accounts of the console, one of them, and the registered programs. */
export default function Access({ id }: { id: string | undefined }) {
  return id === undefined ? <Sections /> : <AccountPage id={id} />;
}

function Sections() {
  const tab = useTab(['accounts', 'invite', 'roles', 'groups', 'api-clients']);
  const isLimited = useIsNoSuperAdmin();
  const isRefused = isLimited && FOR_SUPER_ADMINS.has(tab);
  return (
    <Page title="Access" intro="One list of accounts and clients for all cities.">
      <Tabs
        label="Sections of Access"
        current={tab}
        tabs={TABS.filter(([key]) => !isLimited || !FOR_SUPER_ADMINS.has(key))}
      />
      {tab === 'accounts' && <Accounts />}
      {isRefused && <p>Only a super admin invites people, gives groups rights and registers clients.</p>}
      {tab === 'invite' && !isRefused && <Invite />}
      {tab === 'roles' && <Roles />}
      {tab === 'groups' && !isRefused && <Groups />}
      {tab === 'api-clients' && !isRefused && <ApiClients />}
    </Page>
  );
}

function Accounts() {
  const city = useCity();
  const accounts = useRead('accounts', () => answerOf(api.GET('/api/admin/access/accounts')));
  const act = useAction();
  const [held, setHeld] = useState<{ account: Account; issues: string }>();
  return (
    <>
      <ActRefused by={act.refusal} />
      <Loaded of={accounts} empty="There are no accounts.">
        {(rows) => (
          <Table
            caption="Accounts"
            rows={rows}
            keyOf={({ id }) => id}
            columns={columnsOf(city, (account) => (
              <Permitted to="access">
                <Actions
                  account={account}
                  act={act}
                  reload={accounts.reload}
                  onHeld={(issues) => setHeld({ account, issues })}
                />
              </Permitted>
            ))}
          />
        )}
      </Loaded>
      {held && (
        <HeirDialog
          {...held}
          accounts={accounts.data ?? []}
          after={accounts.reload}
          onClose={() => setHeld(undefined)}
        />
      )}
    </>
  );
}

function columnsOf(city: string, actions: (account: Account) => ComponentChildren): Array<Column<Account>> {
  return [
    {
      label: 'Name',
      value: ({ name }) => name,
      cell: ({ id, name }) => <a href={hrefOf(`/access/${id}`, { city })}>{name}</a>,
    },
    { label: 'Email', value: ({ email }) => email },
    { label: 'Role', value: ({ role }) => ROLE_LABELS[role] },
    { label: 'Cities', value: ({ cityScope }) => citiesOf(cityScope) },
    { label: 'State', value: ({ active }) => (active ? 'active' : 'deactivated') },
    {
      label: 'Last sign-in',
      value: ({ lastLoginAt }) => lastLoginAt,
      cell: ({ lastLoginAt }) => momentOf(lastLoginAt),
    },
    { label: 'Actions', cell: actions },
  ];
}

interface ActionsProps {
  account: Account;
  act: Action;
  reload: () => Promise<void>;
  /** Is called if an account to be deactivated holds issues, with their number in words. */
  onHeld: (issues: string) => void;
}

function Actions({ account, act, reload, onHeld }: ActionsProps) {
  const { admin } = useStore(session);
  const { id, name, active } = account;
  const params = { path: { accountId: id } };
  const activate = async () => {
    await answerOf(api.POST('/api/admin/access/accounts/{accountId}/activate', { params }));
    notify(`${name} can sign in`);
    await reload();
  };
  if (id === admin?.id) return <span class="quiet">You</span>;
  return (
    <Button
      isBusy={act.isBusy}
      label={`${active ? 'Deactivate' : 'Activate'} ${name}`}
      onClick={() => (active ? askToDeactivate(account, reload, onHeld) : void act.run(activate))}
    >
      {active ? 'Deactivate' : 'Activate'}
    </Button>
  );
}

function Roles() {
  const { permissions } = useStore(session);
  const roles = useRead('roles', () => answerOf(api.GET('/api/admin/access/roles')));
  return (
    <>
      <p>
        {permissions
          ? 'Each role may change the parts of the console that are listed, or read those with “.read”. Other parts it may only read, or not at all.'
          : 'Roles describe what somebody is meant to do. Only the rights of accounts, invitations, API clients and webhook endpoints are restricted by them.'}
      </p>
      <Loaded of={roles}>
        {(rows) =>
          rows.map(({ role, label, description, permissions: given }) => (
            <Part key={role} title={label}>
              <p>{description}</p>
              <ul>
                {given.map((permission) => (
                  <li key={permission}>{permission}</li>
                ))}
              </ul>
            </Part>
          ))
        }
      </Loaded>
    </>
  );
}
