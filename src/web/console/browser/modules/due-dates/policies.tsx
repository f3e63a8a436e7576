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

type Policy = Schemas['SlaPolicy'];

/** The policies of a city and of all cities (docs/api/due-dates.md#policies-in-the-console). */
export function Policies() {
  const city = useCity();
  const policies = useRead(city, () =>
    answerOf(api.GET('/api/admin/due-dates/policies', { params: { query: { cityId: city } } })),
  );
  return (
    <>
      <p>
        An issue follows the most specific policy in force when it is reported. If none matches, the hours in
        the configuration apply.
      </p>
      <Loaded of={policies} empty="The city has no policies.">
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
  return retiredAt ? `until ${momentOf(retiredAt)}` : `since ${momentOf(validFrom)}`;
}

function PolicyTable({ rows, reload }: { rows: readonly Policy[]; reload: () => Promise<void> }) {
  return (
    <Table
      caption="Policies"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Issues', value: (policy) => scopeOf(policy) },
        { label: 'Hours', value: ({ hours }) => hours },
        {
          label: 'Which hours',
          value: ({ clock }) => (clock === 'working' ? 'working hours' : 'all hours'),
        },
        {
          label: 'Published',
          value: ({ sourceUrl }) => sourceUrl ?? '–',
          cell: (row) => <Source {...row} />,
        },
        {
          label: 'In force',
          value: forceOf,
          sortBy: ({ validFrom, retiredAt }) => retiredAt ?? validFrom,
        },
        {
          label: 'Actions',
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
        aria-label={`End the policy for ${scopeOf(policy)}`}
        onClick={() => askToRetire(policy, reload)}
      >
        End
      </button>
    </Permitted>
  );
}

function Source({ sourceUrl }: Policy) {
  if (sourceUrl === null) return <>–</>;
  return (
    <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
      {new URL(sourceUrl).host} (opens a new tab)
    </a>
  );
}

function askToRetire(policy: Policy, reload: () => Promise<void>): void {
  ask({
    title: 'End the policy',
    text: `New reports about ${scopeOf(policy)} no longer follow this policy. Issues that were reported while it was in force still do.`,
    confirm: 'End',
    isDangerous: true,
    act: async () => {
      const params = { path: { policyId: policy.id } };
      await rereadOnConflict(
        () => answerOf(api.POST('/api/admin/due-dates/policies/{policyId}/retire', { params })),
        reload,
      );
      notify('The policy has ended');
      await reload();
    },
  });
}
