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
import { partsOf, textOf } from '../../words';

type Reporter = Schemas['ConsoleReporter'];

const LIMIT = 100;

/** The names of roles; the API may add some. */
const ROLES: Readonly<Record<string, string>> = {
  superadmin: textOf('people.superAdmin'),
  admin: textOf('people.administrator'),
  power_user: textOf('people.powerUser'),
  user: textOf('people.user'),
  viewer: textOf('people.viewerReadOnly'),
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
    <Page title={textOf('module.reporters')}>
      <SearchForm q={q} action={textOf('people.searchNamesAndAreas')} />
      <ActRefused by={act.refusal} />
      <Paged of={reporters} empty={textOf('people.noReportersMatch')}>
        {(rows) => (
          <Table
            caption={textOf('module.reporters')}
            rows={rows}
            keyOf={({ userId }) => userId}
            columns={[
              ...COLUMNS,
              {
                label: textOf('common.actions'),
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
  { label: textOf('common.name'), value: ({ name }) => name },
  { label: textOf('common.email'), value: ({ email }) => email, cell: (row) => <Email of={row} /> },
  { label: textOf('common.role'), value: ({ role }) => ROLES[role] ?? role },
  {
    label: textOf('people.citizenReporter'),
    value: ({ isCitizenReporter }) => textOf(isCitizenReporter ? 'people.yes' : 'people.no2'),
  },
  { label: textOf('common.area'), value: ({ zone, area }) => [zone, area].filter(Boolean).join(', ') },
  { label: textOf('people.reports'), value: ({ reports }) => reports },
  { label: textOf('common.resolved'), value: ({ resolved }) => resolved },
  { label: textOf('common.score'), value: ({ score }) => score },
  {
    label: textOf('people.since'),
    value: ({ joinedAt }) => joinedAt,
    cell: ({ joinedAt }) => momentOf(joinedAt),
  },
];

function Email({ of: { userId, email, name } }: { of: Reporter }) {
  if (email === '') return null;
  return (
    <Revealable
      masked={email}
      of={textOf('redaction.theEmailOf', { name })}
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
    notify(textOf(verified ? 'people.isReporter' : 'people.isNoReporter', { name }));
  };
  return (
    <div class="acts">
      <Button isBusy={act.isBusy} onClick={() => void act.run(() => verify(!isCitizenReporter))}>
        {isCitizenReporter ? textOf('people.unverify') : textOf('people.verify')}{' '}
        <span class="unseen">{name}</span>
      </Button>
      {role !== 'viewer' && (
        <button type="button" onClick={() => ban(reporter, change)}>
          {partsOf('people.banPart', { part: <span class="unseen">{name}</span> })}
        </button>
      )}
    </div>
  );
}

function ban({ userId, name }: Reporter, change: (next: Partial<Reporter>) => void): void {
  ask({
    title: textOf('people.ban', { name }),
    text: textOf('people.theAccountOfWill', { name }),
    confirm: textOf('common.ban'),
    isDangerous: true,
    act: async () => {
      const params = { path: { userId } };
      const { role } = await answerOf(api.POST('/api/admin/reporters/{userId}/ban', { params }));
      change({ role });
      notify(textOf('people.isBanned', { name }));
    },
  });
}
