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
import { countOf, partsOf, textOf } from '../../words';

/** The wards of a city, and adding one. */
export function Wards() {
  const city = useCity();
  const wards = useRead(city, () =>
    answerOf(api.GET('/api/admin/geo/wards', { params: { query: { cityId: city } } })),
  );
  return (
    <>
      <ExportAll city={city} wards={wards.data ?? []} />
      <Loaded of={wards} empty={textOf('people.theCityHasNo')}>
        {(rows) => (
          <Table
            caption={textOf('common.wards')}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                label: textOf('common.code'),
                value: ({ code }) => code,
                cell: ({ id, code }) => <a href={hrefOf(`/geography/${id}`, { city })}>{code}</a>,
              },
              { label: textOf('common.name'), value: ({ name }) => name },
              { label: textOf('city.zone'), value: ({ zone }) => zone },
              { label: textOf('common.phone'), value: ({ phone }) => phone },
              { label: textOf('common.score'), value: ({ score }) => score },
              {
                label: textOf('city.boundary2'),
                value: ({ hasBoundary }) => (hasBoundary ? 'stored' : 'none'),
              },
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
        {partsOf('city.exportAsGeojson2', { countOf: countOf('count.boundary', withBoundary.length) })}
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
    notify(textOf('city.theWardIsAdded', { code }));
    form.renew(empty);
    await reload();
  });
  useUnsaved(form.isUnsaved);
  return (
    <details>
      <summary>{textOf('city.addAWard')}</summary>
      <FormBody form={form} submitLabel={textOf('city.addTheWard')}>
        <TextField
          form={form}
          name="code"
          label={textOf('common.code')}
          hint={textOf('city.itCannotBeChanged')}
        />
        <WardFields form={form} />
      </FormBody>
    </details>
  );
}
