import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { Dialog } from '../../kit/dialog';
import { TextField } from '../../kit/fields';
import { FormBody, useForm } from '../../kit/form';
import { Loaded, useLoad } from '../../kit/load';
import { Table } from '../../kit/table';
import { notify } from '../../kit/toast';
import { Refusal } from '../../refusal';

type Pincode = Schemas['PincodeRecord'];

/** A degree of a field; an empty one is none. @throws Refusal where it is no number */
export function degree(name: string, text: string): number | null {
  if (text.trim() === '') return null;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new Refusal(400, [`${name} must be a number`]);
  return value;
}

/** The pincodes of a city, with the wards they lie in. */
export function Pincodes() {
  const city = useCity();
  const [changed, setChanged] = useState<Pincode>();
  const pincodes = useLoad(city, () =>
    answerOf(api.GET('/api/admin/geo/pincodes', { params: { query: { cityId: city } } })),
  );
  return (
    <>
      <Loaded of={pincodes} empty="The city has no pincodes.">
        {(rows) => (
          <Table
            caption="Pincodes"
            rows={rows}
            keyOf={({ pincode, wardCode }) => `${pincode} ${wardCode}`}
            columns={[
              { label: 'Pincode', value: ({ pincode }) => pincode },
              { label: 'Ward', value: ({ wardCode }) => wardCode },
              { label: 'Area', value: ({ area }) => area },
              { label: 'Main ward', value: ({ isMain }) => (isMain ? 'yes' : 'no') },
              { label: 'Latitude', value: ({ lat }) => lat },
              { label: 'Longitude', value: ({ lng }) => lng },
              { label: 'Acts', cell: (row) => <ChangeButton row={row} onChange={setChanged} /> },
            ]}
          />
        )}
      </Loaded>
      <details>
        <summary>Add a pincode</summary>
        <PincodeForm key={city} reload={pincodes.reload} />
      </details>
      {changed && (
        <Dialog title={`Change ${changed.pincode}`} onClose={() => setChanged(undefined)}>
          <PincodeForm pincode={changed} reload={pincodes.reload} onDone={() => setChanged(undefined)} />
        </Dialog>
      )}
    </>
  );
}

function ChangeButton({ row, onChange }: { row: Pincode; onChange: (row: Pincode) => void }) {
  return (
    <button
      type="button"
      aria-label={`Change ${row.pincode} in ${row.wardCode}`}
      onClick={() => onChange(row)}
    >
      Change
    </button>
  );
}

function PincodeForm({
  pincode,
  reload,
  onDone,
}: {
  pincode?: Pincode;
  reload: () => Promise<void>;
  onDone?: () => void;
}) {
  const cityId = useCity();
  const [lat, lng] = [String(pincode?.lat ?? ''), String(pincode?.lng ?? '')];
  const { pincode: code = '', wardCode = '', area = '' } = pincode ?? {};
  const form = useForm({ pincode: code, wardCode, area, lat, lng }, async (values) => {
    const place = { lat: degree('lat', values.lat), lng: degree('lng', values.lng) };
    const body = { cityId, wardCode: values.wardCode, area: values.area, ...place };
    await answerOf(
      pincode
        ? api.PUT('/api/admin/geo/pincodes/{pincode}', { params: { path: { pincode: code } }, body })
        : api.POST('/api/admin/geo/pincodes', { body: { ...body, pincode: values.pincode } }),
    );
    notify(`The pincode ${values.pincode} is saved`);
    await reload();
    onDone?.();
  });
  const isNew = pincode === undefined;
  return (
    <FormBody form={form} submitLabel={isNew ? 'Add the pincode' : 'Save'}>
      {isNew && <TextField form={form} name="pincode" label="Pincode" />}
      {isNew && <TextField form={form} name="wardCode" label="Code of its ward" />}
      <TextField form={form} name="area" label="Area" />
      <TextField form={form} name="lat" label="Latitude" hint="Empty for none" />
      <TextField form={form} name="lng" label="Longitude" hint="Empty for none" />
    </FormBody>
  );
}
