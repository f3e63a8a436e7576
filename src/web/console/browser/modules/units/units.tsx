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
import { countOf, textOf } from '../../words';

/** The units of city staff; or one unit. */
export default function Units({ id }: { id: string | undefined }) {
  const city = useCity();
  const units = useRead(city, () => readUnits(city));
  if (id !== undefined) return <UnitPage id={id} />;
  return (
    <Page title={textOf('module.units')} intro={textOf('units.sectionsOfDepartmentsWard')}>
      <Loaded of={units} empty={textOf('units.theCityHasNoUnits')}>
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
      caption={textOf('module.units')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: textOf('common.name'),
          value: unitName,
          cell: (unit) => (
            <a href={hrefOf(`/units/${unit.id}`, { city })} dir="auto">
              {unitName(unit)}
            </a>
          ),
        },
        { label: textOf('common.kind'), value: ({ kind }) => UNIT_KIND_LABELS[kind] },
        {
          label: textOf('units.members'),
          value: ({ members }) => members.length,
          cell: ({ members }) =>
            members.length === 0 ? textOf('common.nobody2') : countOf('count.account', members.length),
        },
        { label: textOf('common.email'), value: ({ email }) => email ?? '–' },
        {
          label: textOf('common.state'),
          value: ({ active }) => (active ? textOf('common.active') : textOf('common.deactivated')),
        },
      ]}
    />
  );
}

function NewUnit({ reload }: { reload: () => Promise<void> }) {
  const cityId = useCity();
  const form = useForm(unitValues(), async (values) => {
    const added = await addUnit({ cityId, ...unitBody(values) });
    notify(textOf('units.added', { added: unitName(added) }));
    form.renew(unitValues());
    await reload();
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title={textOf('units.addAUnit')}>
      <FormBody form={form} submitLabel={textOf('units.addTheUnit')}>
        <UnitFields form={form} />
      </FormBody>
    </Part>
  );
}
