import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { ActRefused } from '../../kit/actions/refused';
import { Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Permitted } from '../../rights';
import { invalidateWards } from '../../shared-reads';
import { hrefOf } from '../../router';
import { exportBoundaries } from './boundary-export';
import { wardBody, WardFields, wardValues } from './ward-form';
import { countOf } from '../../words';

/** The wards of a city, and adding one. */
export function Wards() {
  const city = useCity();
  const wards = useRead(city, () =>
    answerOf(api.GET('/api/admin/geo/wards', { params: { query: { cityId: city } } })),
  );
  return (
    <>
      <ExportAll city={city} wards={wards.data ?? []} />
      <Loaded of={wards} empty="The city has no wards.">
        {(rows) => (
          <Table
            caption="Wards"
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                label: 'Code',
                value: ({ code }) => code,
                cell: ({ id, code }) => <a href={hrefOf(`/geography/${id}`, { city })}>{code}</a>,
              },
              { label: 'Name', value: ({ name }) => name },
              { label: 'Zone', value: ({ zone }) => zone },
              { label: 'Phone', value: ({ phone }) => phone },
              { label: 'Score', value: ({ score }) => score },
              { label: 'Boundary', value: ({ hasBoundary }) => (hasBoundary ? 'stored' : 'none') },
            ]}
          />
        )}
      </Loaded>
      <Permitted to="geo">
        <NewWard key={city} reload={wards.reload} />
      </Permitted>
    </>
  );
}

function ExportAll({ city, wards }: { city: string; wards: readonly Schemas['ListedWard'][] }) {
  const act = useAction();
  const withBoundary = wards.filter(({ hasBoundary }) => hasBoundary);
  if (withBoundary.length === 0) return null;
  return (
    <>
      <Button
        isBusy={act.isBusy}
        onClick={() => void act.run(() => exportBoundaries(`wards-${city}`, withBoundary))}
      >
        Export {countOf('count.boundary', withBoundary.length)} as GeoJSON
      </Button>
      <ActRefused by={act.refusal} />
    </>
  );
}

function NewWard({ reload }: { reload: () => Promise<void> }) {
  const cityId = useCity();
  const empty = { code: '', ...wardValues() };
  const form = useForm(empty, async ({ code, ...values }) => {
    await answerOf(api.POST('/api/admin/geo/wards', { body: { cityId, code, ...wardBody(values) } }));
    invalidateWards(cityId);
    notify(`The ward ${code} is added`);
    form.renew(empty);
    await reload();
  });
  useUnsaved(form.isUnsaved);
  return (
    <details>
      <summary>Add a ward</summary>
      <FormBody form={form} submitLabel="Add the ward">
        <TextField form={form} name="code" label="Code" hint="It cannot be changed later." />
        <WardFields form={form} />
      </FormBody>
    </details>
  );
}
