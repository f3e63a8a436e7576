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
import { textOf } from '../../words';

type Account = Schemas['ConsoleAccount'];

const TABS = [
  ['accounts', textOf('people.accounts')],
  ['invite', textOf('people.invite')],
  ['roles', textOf('people.roles')],
  ['groups', textOf('provider.groups')],
  ['api-clients', textOf('people.apiClients')],
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
    <Page title={textOf('module.access')} intro={textOf('people.oneListOfAccounts')}>
      <Tabs
        label={textOf('people.sectionsOfAccess')}
        current={tab}
        tabs={TABS.filter(([key]) => !isLimited || !FOR_SUPER_ADMINS.has(key))}
      />
      {tab === 'accounts' && <Accounts />}
      {isRefused && <p>{textOf('people.onlyASuperAdmin')}</p>}
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
      <Loaded of={accounts} empty={textOf('people.thereAreNoAccounts')}>
        {(rows) => (
          <Table
            caption={textOf('people.accounts')}
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
      label: textOf('common.name'),
      value: ({ name }) => name,
      cell: ({ id, name }) => <a href={hrefOf(`/access/${id}`, { city })}>{name}</a>,
    },
    { label: textOf('common.email'), value: ({ email }) => email },
    { label: textOf('common.role'), value: ({ role }) => ROLE_LABELS[role] },
    { label: textOf('common.cities'), value: ({ cityScope }) => citiesOf(cityScope) },
    {
      label: textOf('common.state'),
      value: ({ active }) => (active ? textOf('common.active') : textOf('common.deactivated')),
    },
    {
      label: textOf('people.lastSignIn'),
      value: ({ lastLoginAt }) => lastLoginAt,
      cell: ({ lastLoginAt }) => momentOf(lastLoginAt),
    },
    { label: textOf('common.actions'), cell: actions },
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
    notify(textOf('people.canSignIn', { name }));
    await reload();
  };
  if (id === admin?.id) return <span class="quiet">{textOf('people.you')}</span>;
  return (
    <Button
      isBusy={act.isBusy}
      label={`${active ? textOf('common.deactivate') : textOf('common.activate')} ${name}`}
      onClick={() => (active ? askToDeactivate(account, reload, onHeld) : void act.run(activate))}
    >
      {active ? textOf('common.deactivate') : textOf('common.activate')}
    </Button>
  );
}

function Roles() {
  const { permissions } = useStore(session);
  const roles = useRead('roles', () => answerOf(api.GET('/api/admin/access/roles')));
  return (
    <>
      <p>{permissions ? textOf('people.eachRoleMayChange') : textOf('people.rolesDescribeWhatSomebody')}</p>
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
