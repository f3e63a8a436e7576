import { useState } from 'preact/hooks';
import { Refusal } from '../../refusal';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { changeOf, FormBody, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page, Part } from '../../kit/page';
import { ActRefused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Changeable } from '../../rights';
import { invalidateWards } from '../../shared-reads';
import { hrefOf } from '../../router';
import { BoundaryEditor } from './boundary-editor';
import { exportBoundaries } from './boundary-export';
import { wardBody, WardFields, wardValues } from './ward-form';
import { textOf } from '../../words';

type Ward = Schemas['ListedWard'];

/** One ward: its data and its boundary. */
export function WardPage({ id }: { id: string }) {
  const city = useCity();
  const ward = useRead(id, async () => {
    const wards = await answerOf(api.GET('/api/admin/geo/wards', { params: { query: { cityId: city } } }));
    const found = wards.find((each) => each.id === id);
    if (!found) throw new Refusal(404, [textOf('city.theCityHasNoSuch')]);
    return found;
  });
  return (
    <Page title={ward.data ? textOf('city.ward', { code: ward.data.code }) : textOf('common.ward')}>
      <p>
        <a href={hrefOf('/geography', { city })}>{textOf('city.allWards')}</a>
      </p>
      <Loaded of={ward}>
        {(data) => (
          <Changeable to="geo">
            <WardForm ward={data} />
          </Changeable>
        )}
      </Loaded>
      <BoundaryPart id={id} ward={ward.data} />
    </Page>
  );
}

/** The boundary of a ward. @param ward undefined until it is loaded */
function BoundaryPart({ id, ward }: { id: string; ward: Ward | undefined }) {
  const city = useCity();
  const [removals, setRemovals] = useState(0);
  const boundary = useRead(id, () =>
    answerOf(api.GET('/api/admin/geo/wards/{wardId}/boundary', { params: { path: { wardId: id } } })),
  );
  return (
    <Part title={textOf('city.boundary2')}>
      {ward && boundary.data?.boundary && <ExportButton ward={ward} />}
      <Loaded of={boundary}>
        {(data) => (
          <Changeable to="geo">
            <BoundaryEditor
              key={`${id} ${removals}`}
              wardId={id}
              boundary={data.boundary}
              sha256={data.sha256}
              source={data.source}
              reread={boundary.reload}
              onStored={async (stored) => {
                invalidateWards(city);
                await boundary.reload();
                // Typed text next to a stored boundary stays; without a boundary the editor starts again.
                if (stored.boundary === null) setRemovals(removals + 1);
              }}
            />
          </Changeable>
        )}
      </Loaded>
    </Part>
  );
}

function ExportButton({ ward }: { ward: Ward }) {
  const act = useAction();
  const file = `ward-${ward.code.replace(/[^a-z0-9]+/gi, '-')}`;
  return (
    <>
      <Button
        isBusy={act.isBusy}
        onClick={() => void act.run(() => exportBoundaries(file, [{ ...ward, hasBoundary: true }]))}
      >
        {textOf('city.exportAsGeojson')}
      </Button>
      <ActRefused by={act.refusal} />
    </>
  );
}

function WardForm({ ward }: { ward: Ward }) {
  const form = useForm(wardValues(ward), async (values, changed) => {
    await answerOf(
      api.PUT('/api/admin/geo/wards/{wardId}', {
        params: { path: { wardId: ward.id } },
        body: changeOf(wardBody(values), changed),
      }),
    );
    invalidateWards(ward.cityId);
    notify(textOf('city.wardIsSaved', { code: ward.code }));
  });
  useUnsaved(form.isUnsaved);
  return (
    <FormBody form={form} submitLabel={textOf('city.saveTheWard')}>
      <WardFields form={form} />
    </FormBody>
  );
}
