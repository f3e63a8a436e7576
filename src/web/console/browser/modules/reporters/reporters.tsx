import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { type Action, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { momentOf } from '../../kit/format';
import { Page } from '../../kit/page';
import { type PagedRead, usePagedRead } from '../../kit/reads/hooks';
import { Paged } from '../../kit/reads/loaded';
import { ActRefused } from '../../kit/actions/refused';
import { SearchForm } from '../../kit/forms/search-form';
import { type Column, Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { Permitted } from '../../rights';
import { usePlace } from '../../router';
import { Revealable } from '../../kit/revealable';

type Reporter = Schemas['ConsoleReporter'];

const LIMIT = 100;

/** The names of roles; the API may add some. */
const ROLES: Readonly<Record<string, string>> = {
  superadmin: 'Super admin',
  admin: 'Administrator',
  power_user: 'Power user',
  user: 'User',
  viewer: 'Viewer (read-only)',
};

function readReporters(cityId: string, q: string, after: string | undefined): Promise<readonly Reporter[]> {
  const query = { cityId, limit: LIMIT, ...(q && { q }), ...(after && { after }) };
  return answerOf(api.GET('/api/admin/reporters', { params: { query } }));
}

/** All reporters of a city. */
export default function Reporters() {
  const city = useCity();
  const q = usePlace().query.get('q') ?? '';
  const act = useAction();
  const reporters = usePagedRead<Reporter>(
    [city, q].join(),
    (last) => readReporters(city, q, last?.userId),
    LIMIT,
  );
  return (
    <Page title="Reporters">
      <SearchForm q={q} action="Search names and areas" />
      <ActRefused by={act.refusal} />
      <Paged of={reporters} empty="No reporters match.">
        {(rows) => (
          <Table
            caption="Reporters"
            rows={rows}
            keyOf={({ userId }) => userId}
            columns={[
              ...COLUMNS,
              {
                label: 'Actions',
                cell: (row) => (
                  <Permitted to="reporters">
                    <Actions reporter={row} act={act} pages={reporters} />
                  </Permitted>
                ),
              },
            ]}
          />
        )}
      </Paged>
    </Page>
  );
}

const COLUMNS: Array<Column<Reporter>> = [
  { label: 'Name', value: ({ name }) => name },
  { label: 'Email', value: ({ email }) => email, cell: (row) => <Email of={row} /> },
  { label: 'Role', value: ({ role }) => ROLES[role] ?? role },
  { label: 'Citizen reporter', value: ({ isCitizenReporter }) => (isCitizenReporter ? 'yes' : 'no') },
  { label: 'Area', value: ({ zone, area }) => [zone, area].filter(Boolean).join(', ') },
  { label: 'Reports', value: ({ reports }) => reports },
  { label: 'Resolved', value: ({ resolved }) => resolved },
  { label: 'Score', value: ({ score }) => score },
  { label: 'Since', value: ({ joinedAt }) => joinedAt, cell: ({ joinedAt }) => momentOf(joinedAt) },
];

function Email({ of: { userId, email, name } }: { of: Reporter }) {
  if (email === '') return null;
  return (
    <Revealable
      masked={email}
      of={`the email of ${name}`}
      target={{ kind: 'user', id: userId }}
      kind="email"
    />
  );
}

function Actions({ reporter, act, pages }: { reporter: Reporter; act: Action; pages: PagedRead<Reporter> }) {
  const { userId, name, role, isCitizenReporter } = reporter;
  const params = { path: { userId } };
  const change = (next: Partial<Reporter>) =>
    pages.replace((row) => (row.userId === userId ? { ...row, ...next } : row));
  const verify = async (verified: boolean) => {
    const answer = await answerOf(
      api.POST('/api/admin/reporters/{userId}/verify', { params, body: { verified } }),
    );
    change({ isCitizenReporter: answer.isCitizenReporter });
    notify(`${name} ${verified ? 'is' : 'is no longer'} a citizen reporter`);
  };
  return (
    <div class="acts">
      <Button isBusy={act.isBusy} onClick={() => void act.run(() => verify(!isCitizenReporter))}>
        {isCitizenReporter ? 'Unverify' : 'Verify'} <span class="unseen">{name}</span>
      </Button>
      {role !== 'viewer' && (
        <button type="button" onClick={() => ban(reporter, change)}>
          Ban <span class="unseen">{name}</span>
        </button>
      )}
    </div>
  );
}

function ban({ userId, name }: Reporter, change: (next: Partial<Reporter>) => void): void {
  ask({
    title: `Ban ${name}`,
    text: `The account of ${name} will get the role viewer, which can only read. This cannot be undone in the console.`,
    confirm: 'Ban',
    isDangerous: true,
    act: async () => {
      const params = { path: { userId } };
      const { role } = await answerOf(api.POST('/api/admin/reporters/{userId}/ban', { params }));
      change({ role });
      notify(`${name} is banned`);
    },
  });
}
