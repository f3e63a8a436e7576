import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { Dialog } from '../../kit/dialog';
import { SelectField, TextField } from '../../kit/forms/fields';
import { type Form, FormBody, useForm } from '../../kit/forms/form';
import { useLeave, useUnsaved } from '../../kit/actions/unsaved';
import { useRead } from '../../kit/reads/hooks';
import { Loaded, NotRead } from '../../kit/reads/loaded';
import { Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { Permitted, useMay } from '../../rights';
import { readWards } from '../../shared-reads';
import { degrees } from './degrees';
import { wardOptions } from './ward-options';

type Pincode = Schemas['PincodeRecord'];

/** The pincodes of a city, with their wards. */
export function Pincodes() {
  const city = useCity();
  const [changed, setChanged] = useState<Pincode>();
  const pincodes = useRead(city, () =>
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
              { label: 'Actions', cell: (row) => <ChangeButton row={row} onChange={setChanged} /> },
            ]}
          />
        )}
      </Loaded>
      <Permitted to="geo">
        <details>
          <summary>Add a pincode</summary>
          <NewPincode key={city} reload={pincodes.reload} />
        </details>
      </Permitted>
      {changed && (
        <PincodeDialog pincode={changed} reload={pincodes.reload} onClose={() => setChanged(undefined)} />
      )}
    </>
  );
}

function ChangeButton({ row, onChange }: { row: Pincode; onChange: (row: Pincode) => void }) {
  if (!useMay('geo')) return null;
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

type Values = Record<'pincode' | 'wardCode' | 'area' | 'lat' | 'lng', string>;
type Reload = () => Promise<void>;

/** A pincode as the texts of its form; empty for a new one. */
function pincodeValues(pincode?: Pincode): Values {
  const { pincode: code = '', wardCode = '', area = '', lat, lng } = pincode ?? {};
  return { pincode: code, wardCode, area, lat: String(lat ?? ''), lng: String(lng ?? '') };
}

/** The form of a pincode. @param isNew whether it is added instead of changed */
function usePincode(initial: Values, isNew: boolean, reload: Reload): Form<Values> {
  const cityId = useCity();
  return useForm(initial, async ({ pincode, wardCode, area, ...texts }) => {
    const body = { cityId, wardCode, area, ...degrees(texts) };
    await answerOf(
      isNew
        ? api.POST('/api/admin/geo/pincodes', { body: { ...body, pincode } })
        : api.PUT('/api/admin/geo/pincodes/{pincode}', { params: { path: { pincode } }, body }),
    );
    notify(`The pincode ${pincode} is saved`);
    await reload();
  });
}

function NewPincode({ reload }: { reload: Reload }) {
  const city = useCity();
  const wards = useRead(city, () => readWards(city));
  const form = usePincode(pincodeValues(), true, reload);
  useUnsaved(form.isUnsaved);
  return (
    <FormBody form={form} submitLabel="Add the pincode">
      <TextField form={form} name="pincode" label="Pincode" />
      <NotRead of={wards} />
      <SelectField form={form} name="wardCode" label="Its ward" options={wardOptions('Choose', wards.data)} />
      <PlaceFields form={form} />
    </FormBody>
  );
}

function PincodeDialog({
  pincode,
  reload,
  onClose,
}: {
  pincode: Pincode;
  reload: Reload;
  onClose: () => void;
}) {
  const form = usePincode(pincodeValues(pincode), false, async () => {
    await reload();
    onClose();
  });
  const leave = useLeave(form, onClose);
  return (
    // The request may be refused: the dialog cannot be closed while it is pending.
    <Dialog title={`Change ${pincode.pincode} in ${pincode.wardCode}`} onClose={leave}>
      <FormBody form={form} submitLabel="Save" onCancel={() => leave?.()}>
        <PlaceFields form={form} />
      </FormBody>
    </Dialog>
  );
}

function PlaceFields({ form }: { form: Form<Values> }) {
  return (
    <>
      <TextField form={form} name="area" label="Area" />
      <TextField form={form} name="lat" label="Latitude" hint="Empty for none" />
      <TextField form={form} name="lng" label="Longitude" hint="Empty for none" />
    </>
  );
}
