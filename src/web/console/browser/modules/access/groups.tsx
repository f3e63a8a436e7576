import { useState } from 'preact/hooks';
import { CITY_SLUGS, type CitySlug } from '../../../../../kernel/cities';
import { textIn } from '../../../../../kernel/languages';
import { answerOf, api, type Schemas } from '../../api';
import { rereadOnConflict } from '../../kit/actions/use-action';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { ask } from '../../kit/dialog';
import { problemOf, SelectField, TextField, Tick, Ticks } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { Part } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Table } from '../../kit/table';
import { readUnits } from '../../shared-reads';
import { citiesOf } from './cities-choice';
import { ROLE_LABELS, ROLE_OPTIONS } from './roles';
import {
  SCOPE_MEMBERS,
  scopeBody,
  type ScopeChoice,
  scopeChoiceOf,
  ScopeFields,
  WHOLE_SCOPE,
} from './scope-fields';

type Group = Schemas['ConsoleGroup'];

/** The groups of the identity provider, and what their members may do. */
export function Groups() {
  const groups = useRead('groups', () => answerOf(api.GET('/api/admin/access/groups')));
  const [changed, setChanged] = useState<Group>();
  const done = async () => {
    setChanged(undefined);
    await groups.reload();
  };
  return (
    <>
      <p>
        People of these groups sign in through the identity provider. Of several groups of a person the first
        counts. Changes reach those who are signed in within 15 minutes.
      </p>
      <Loaded of={groups} empty="No group has rights: nobody can sign in through the identity provider.">
        {(rows) => <GroupTable rows={rows} onChange={setChanged} reload={groups.reload} />}
      </Loaded>
      <Part title={changed ? `Change the group ${changed.name}` : 'Add a group'}>
        <GroupForm key={changed?.id ?? 'new'} group={changed} done={done} />
      </Part>
    </>
  );
}

function GroupTable({
  rows,
  onChange,
  reload,
}: {
  rows: readonly Group[];
  onChange: (group: Group) => void;
  reload: () => Promise<void>;
}) {
  return (
    <Table
      caption="Groups"
      rows={rows}
      keyOf={({ id, name }) => id ?? `setting ${name}`}
      columns={[
        { label: 'Group', value: ({ name }) => name },
        { label: 'Role', value: ({ role }) => ROLE_LABELS[role] },
        { label: 'Cities', value: ({ cityScope }) => citiesOf(cityScope) },
        {
          label: 'Actions',
          cell: (group) => <Acts group={group} onChange={() => onChange(group)} reload={reload} />,
        },
      ]}
    />
  );
}

function Acts({
  group,
  onChange,
  reload,
}: {
  group: Group;
  onChange: () => void;
  reload: () => Promise<void>;
}) {
  const { id, name } = group;
  if (id === null) return <span class="quiet">In the settings</span>;
  return (
    <>
      <button type="button" aria-label={`Change the group ${name}`} onClick={onChange}>
        Change
      </button>{' '}
      <button
        type="button"
        aria-label={`Remove the group ${name}`}
        onClick={() => askToRemove(id, name, reload)}
      >
        Remove
      </button>
    </>
  );
}

function askToRemove(groupId: string, name: string, reload: () => Promise<void>): void {
  ask({
    title: `Remove the group ${name}`,
    text: 'Its members can no longer sign in through it. Their sessions end within 15 minutes, unless another of their groups has rights.',
    confirm: 'Remove',
    isDangerous: true,
    act: async () => {
      const params = { path: { groupId } };
      await rereadOnConflict(
        () => answerOf(api.DELETE('/api/admin/access/groups/{groupId}', { params })),
        reload,
      );
      notify(`Removed: the group ${name}`);
      await reload();
    },
  });
}

/** The form of a group. @param group undefined: a new one */
function useGroupForm(group: Group | undefined, done: () => Promise<void>) {
  const { name = '', role = 'agent', position = 0 } = group ?? {};
  const whole = group ? scopeChoiceOf(group) : WHOLE_SCOPE;
  const [scope, setScope] = useState<ScopeChoice>(whole);
  const [units, setUnits] = useState<readonly string[] | null>(group?.units ?? null);
  const form = useForm(
    { name, role, position: String(position ?? 0) },
    async (values) => {
      const rights = { ...scopeBody(scope), units: units && [...units] };
      await saved(group?.id ?? undefined, values, rights);
      notify(`The rights of the group ${values.name} are saved`);
      form.renew({ name: '', role: 'agent', position: '0' });
      setScope(WHOLE_SCOPE);
      setUnits(null);
      await done();
    },
    { alsoFields: [...SCOPE_MEMBERS, 'units'] },
  );
  const isChanged = JSON.stringify([scope, units]) !== JSON.stringify([whole, group?.units ?? null]);
  useUnsaved(form.isUnsaved || (isChanged && !form.isBusy));
  return { form, scope, setScope, units, setUnits };
}

/** Adds a group, or changes the rights of one. @param group undefined: a new one */
function GroupForm({ group, done }: { group: Group | undefined; done: () => Promise<void> }) {
  const { form, scope, setScope, units, setUnits } = useGroupForm(group, done);
  return (
    <FormBody form={form} submitLabel={group ? 'Save the rights' : 'Add the group'}>
      {!group && (
        <TextField
          form={form}
          name="name"
          label="Group"
          hint="As in the claim “groups” of the provider"
          required
        />
      )}
      <SelectField form={form} name="role" label="Role" options={ROLE_OPTIONS} />
      <TextField
        form={form}
        name="position"
        label="Position"
        hint="Of several groups of a person the one with the lowest counts"
        inputMode="numeric"
      />
      <ScopeFields form={form} choice={scope} onChange={setScope} />
      <UnitsChoice
        cities={scope.cities.length === 0 ? CITY_SLUGS : scope.cities}
        units={units}
        onChange={setUnits}
        problem={problemOf(form, 'units', 'Units')}
      />
    </FormBody>
  );
}

async function saved(
  id: string | undefined,
  { name, role, position }: { name: string; role: string; position: string },
  scope: Omit<Schemas['GroupRights'], 'role' | 'position'>,
): Promise<void> {
  const rights = { ...scope, role: role as Group['role'], position: Number(position) };
  if (id === undefined) await answerOf(api.POST('/api/admin/access/groups', { body: { name, ...rights } }));
  else
    await answerOf(
      api.PUT('/api/admin/access/groups/{groupId}', { params: { path: { groupId: id } }, body: rights }),
    );
}

/** The units that the members of a group belong to. */
function UnitsChoice({
  cities,
  units,
  onChange,
  problem,
}: {
  cities: readonly CitySlug[];
  /** null: those that the console gives. */
  units: readonly string[] | null;
  onChange: (units: readonly string[] | null) => void;
  problem: string | undefined;
}) {
  const known = useRead(`units of ${cities.join()}`, async () =>
    (await Promise.all(cities.map(readUnits))).flat(),
  );
  return (
    <Ticks legend="Units" problem={problem}>
      <Tick
        label="The group decides to which units its members belong"
        checked={units !== null}
        onChange={(on) => onChange(on ? [] : null)}
      />
      {units && (
        <Loaded of={known} empty="There are no units.">
          {(rows) =>
            rows.map(({ id, name }) => (
              <Tick
                key={id}
                label={textIn(name)}
                checked={units.includes(id)}
                onChange={(on) => onChange(on ? [...units, id] : units.filter((each) => each !== id))}
              />
            ))
          }
        </Loaded>
      )}
    </Ticks>
  );
}
