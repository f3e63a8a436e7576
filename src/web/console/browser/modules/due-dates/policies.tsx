import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { rereadOnConflict } from '../../kit/actions/use-action';
import { ask } from '../../kit/dialog';
import { momentOf } from '../../kit/format';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { Permitted } from '../../rights';
import { NewPolicy } from './new-policy';
import { scopeOf } from './scope';
import { partsOf, textOf } from '../../words';

type Policy = Schemas['SlaPolicy'];

/** The policies of a city and of all cities (docs/api/due-dates.md#policies-in-the-console). */
export function Policies() {
  const city = useCity();
  const policies = useRead(city, () =>
    answerOf(api.GET('/api/admin/due-dates/policies', { params: { query: { cityId: city } } })),
  );
  return (
    <>
      <p>{textOf('city.anIssueFollowsThe')}</p>
      <Loaded of={policies} empty={textOf('city.theCityHasNoPolicies')}>
        {(rows) => <PolicyTable rows={rows} reload={policies.reload} />}
      </Loaded>
      <Permitted to="feed">
        <NewPolicy key={city} reload={policies.reload} />
      </Permitted>
    </>
  );
}

/** The time since which, or until which, a policy is in force, in words. */
function forceOf({ validFrom, retiredAt }: Pick<Policy, 'validFrom' | 'retiredAt'>): string {
  return retiredAt
    ? textOf('city.until', { retiredAt: momentOf(retiredAt) })
    : textOf('city.since', { validFrom: momentOf(validFrom) });
}

function PolicyTable({ rows, reload }: { rows: readonly Policy[]; reload: () => Promise<void> }) {
  return (
    <Table
      caption={textOf('city.policies')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: textOf('common.issues'), value: (policy) => scopeOf(policy) },
        { label: textOf('city.hours'), value: ({ hours }) => hours },
        {
          label: textOf('city.whichHours'),
          value: ({ clock }) =>
            clock === 'working' ? textOf('city.workingHours2') : textOf('city.allHours2'),
        },
        {
          label: textOf('city.published'),
          value: ({ sourceUrl }) => sourceUrl ?? '–',
          cell: (row) => <Source {...row} />,
        },
        {
          label: textOf('city.inForce'),
          value: forceOf,
          sortBy: ({ validFrom, retiredAt }) => retiredAt ?? validFrom,
        },
        {
          label: textOf('common.actions'),
          cell: (policy) => !policy.retiredAt && <End policy={policy} reload={reload} />,
        },
      ]}
    />
  );
}

function End({ policy, reload }: { policy: Policy; reload: () => Promise<void> }) {
  return (
    <Permitted to="feed">
      <button
        type="button"
        aria-label={textOf('city.endThePolicyFor', { policy: scopeOf(policy) })}
        onClick={() => askToRetire(policy, reload)}
      >
        {textOf('common.end')}
      </button>
    </Permitted>
  );
}

function Source({ sourceUrl }: Policy) {
  if (sourceUrl === null) return <>–</>;
  return (
    <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
      {partsOf('city.opensANewTab', { host: new URL(sourceUrl).host })}
    </a>
  );
}

function askToRetire(policy: Policy, reload: () => Promise<void>): void {
  ask({
    title: textOf('city.endThePolicy'),
    text: textOf('city.newReportsAboutNo', { policy: scopeOf(policy) }),
    confirm: textOf('common.end'),
    isDangerous: true,
    act: async () => {
      const params = { path: { policyId: policy.id } };
      await rereadOnConflict(
        () => answerOf(api.POST('/api/admin/due-dates/policies/{policyId}/retire', { params })),
        reload,
      );
      notify(textOf('city.thePolicyHasEnded'));
      await reload();
    },
  });
}
