import { useCity } from '../../city';
import { FormBody, useForm } from '../../kit/forms/form';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Page, Part } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Table } from '../../kit/table';
import { Permitted } from '../../rights';
import { hrefOf } from '../../router';
import { readUnits } from '../../shared-reads';
import { addUnit, type Unit } from './unit-calls';
import { UNIT_KIND_LABELS, unitBody, UnitFields, unitName, unitValues } from './unit-form';
import { UnitPage } from './unit-page';
import { countOf } from '../../words';

/** The units of city staff; or one unit. */
export default function Units({ id }: { id: string | undefined }) {
  const city = useCity();
  const units = useRead(city, () => readUnits(city));
  if (id !== undefined) return <UnitPage id={id} />;
  return (
    <Page
      title="Units"
      intro="Sections of departments, ward offices and crews of contractors, which issues are given to."
    >
      <Loaded of={units} empty="The city has no units.">
        {(rows) => <UnitTable rows={rows} />}
      </Loaded>
      <Permitted to="feed">
        <NewUnit key={city} reload={units.reload} />
      </Permitted>
    </Page>
  );
}

function UnitTable({ rows }: { rows: readonly Unit[] }) {
  const city = useCity();
  return (
    <Table
      caption="Units"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: 'Name',
          value: unitName,
          cell: (unit) => (
            <a href={hrefOf(`/units/${unit.id}`, { city })} dir="auto">
              {unitName(unit)}
            </a>
          ),
        },
        { label: 'Kind', value: ({ kind }) => UNIT_KIND_LABELS[kind] },
        {
          label: 'Members',
          value: ({ members }) => members.length,
          cell: ({ members }) => (members.length === 0 ? 'nobody' : countOf('count.account', members.length)),
        },
        { label: 'Email', value: ({ email }) => email ?? '–' },
        { label: 'State', value: ({ active }) => (active ? 'active' : 'deactivated') },
      ]}
    />
  );
}

function NewUnit({ reload }: { reload: () => Promise<void> }) {
  const cityId = useCity();
  const form = useForm(unitValues(), async (values) => {
    const added = await addUnit({ cityId, ...unitBody(values) });
    notify(`Added: ${unitName(added)}`);
    form.renew(unitValues());
    await reload();
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title="Add a unit">
      <FormBody form={form} submitLabel="Add the unit">
        <UnitFields form={form} />
      </FormBody>
    </Part>
  );
}
