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
import { textOf } from '../../words';
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
      <p>{textOf('provider.peopleOfGroups')}</p>
      <Loaded of={groups} empty={textOf('provider.noGroupHasRights')}>
        {(rows) => <GroupTable rows={rows} onChange={setChanged} reload={groups.reload} />}
      </Loaded>
      <Part
        title={
          changed ? textOf('provider.changeTheGroup', { name: changed.name }) : textOf('provider.addAGroup')
        }
      >
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
      caption={textOf('provider.groups')}
      rows={rows}
      keyOf={({ id, name }) => id ?? `setting ${name}`}
      columns={[
        { label: textOf('provider.group'), value: ({ name }) => name },
        { label: textOf('common.role'), value: ({ role }) => ROLE_LABELS[role] },
        { label: textOf('common.cities'), value: ({ cityScope }) => citiesOf(cityScope) },
        {
          label: textOf('common.actions'),
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
  if (id === null) return <span class="quiet">{textOf('provider.inTheSettings')}</span>;
  return (
    <>
      <button type="button" aria-label={textOf('provider.changeTheGroup', { name })} onClick={onChange}>
        {textOf('city.change2')}
      </button>{' '}
      <button
        type="button"
        aria-label={textOf('provider.removeTheGroup', { name })}
        onClick={() => askToRemove(id, name, reload)}
      >
        {textOf('common.remove')}
      </button>
    </>
  );
}

function askToRemove(groupId: string, name: string, reload: () => Promise<void>): void {
  ask({
    title: textOf('provider.removeTheGroup', { name }),
    text: textOf('provider.membersCanNoLonger'),
    confirm: textOf('common.remove'),
    isDangerous: true,
    act: async () => {
      const params = { path: { groupId } };
      await rereadOnConflict(
        () => answerOf(api.DELETE('/api/admin/access/groups/{groupId}', { params })),
        reload,
      );
      notify(textOf('provider.removedTheGroup', { name }));
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
      notify(textOf('provider.rightsAreSaved', { name: values.name }));
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
    <FormBody
      form={form}
      submitLabel={group ? textOf('people.saveTheRights') : textOf('provider.addTheGroup')}
    >
      {!group && (
        <TextField
          form={form}
          name="name"
          label={textOf('provider.group')}
          hint={textOf('provider.asInTheClaim')}
          required
        />
      )}
      <SelectField form={form} name="role" label={textOf('common.role')} options={ROLE_OPTIONS} />
      <TextField
        form={form}
        name="position"
        label={textOf('provider.position')}
        hint={textOf('provider.lowestCounts')}
        inputMode="numeric"
      />
      <ScopeFields form={form} choice={scope} onChange={setScope} />
      <UnitsChoice
        cities={scope.cities.length === 0 ? CITY_SLUGS : scope.cities}
        units={units}
        onChange={setUnits}
        problem={problemOf(form, 'units', textOf('module.units'))}
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
    <Ticks legend={textOf('module.units')} problem={problem}>
      <Tick
        label={textOf('provider.groupDecidesUnits')}
        checked={units !== null}
        onChange={(on) => onChange(on ? [] : null)}
      />
      {units && (
        <Loaded of={known} empty={textOf('provider.thereAreNoUnits')}>
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
