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
import { textOf } from '../../words';

type Pincode = Schemas['PincodeRecord'];

const isMainInWords = ({ isMain }: Pincode) => textOf(isMain ? 'people.yes' : 'people.no2');

/** The pincodes of a city, with their wards. */
export function Pincodes() {
  const city = useCity();
  const [changed, setChanged] = useState<Pincode>();
  const changeButton = (row: Pincode) => <ChangeButton row={row} onChange={setChanged} />;
  const pincodes = useRead(city, () =>
    answerOf(api.GET('/api/admin/geo/pincodes', { params: { query: { cityId: city } } })),
  );
  return (
    <>
      <Loaded of={pincodes} empty={textOf('city.theCityHasNoPincodes')}>
        {(rows) => (
          <Table
            caption={textOf('city.pincodes')}
            rows={rows}
            keyOf={({ pincode, wardCode }) => `${pincode} ${wardCode}`}
            columns={[
              { label: textOf('common.pincode'), value: ({ pincode }) => pincode },
              { label: textOf('common.ward'), value: ({ wardCode }) => wardCode },
              { label: textOf('common.area'), value: ({ area }) => area },
              { label: textOf('city.mainWard'), value: isMainInWords },
              { label: textOf('city.latitude'), value: ({ lat }) => lat },
              { label: textOf('city.longitude'), value: ({ lng }) => lng },
              { label: textOf('common.actions'), cell: changeButton },
            ]}
          />
        )}
      </Loaded>
      <Permitted to="geo">
        <details>
          <summary>{textOf('city.addAPincode')}</summary>
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
      aria-label={textOf('city.changeIn', { pincode: row.pincode, wardCode: row.wardCode })}
      onClick={() => onChange(row)}
    >
      {textOf('city.change2')}
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
    notify(textOf('city.thePincodeIsSaved', { pincode }));
    await reload();
  });
}

function NewPincode({ reload }: { reload: Reload }) {
  const city = useCity();
  const wards = useRead(city, () => readWards(city));
  const form = usePincode(pincodeValues(), true, reload);
  useUnsaved(form.isUnsaved);
  return (
    <FormBody form={form} submitLabel={textOf('city.addThePincode')}>
      <TextField form={form} name="pincode" label={textOf('common.pincode')} />
      <NotRead of={wards} />
      <SelectField
        form={form}
        name="wardCode"
        label={textOf('city.itsWard')}
        options={wardOptions(textOf('common.choose2'), wards.data)}
      />
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
    <Dialog
      title={textOf('city.changeIn', { pincode: pincode.pincode, wardCode: pincode.wardCode })}
      onClose={leave}
    >
      <FormBody form={form} submitLabel={textOf('common.save')} onCancel={() => leave?.()}>
        <PlaceFields form={form} />
      </FormBody>
    </Dialog>
  );
}

function PlaceFields({ form }: { form: Form<Values> }) {
  return (
    <>
      <TextField form={form} name="area" label={textOf('common.area')} />
      <TextField form={form} name="lat" label={textOf('city.latitude')} hint={textOf('city.emptyForNone')} />
      <TextField form={form} name="lng" label={textOf('city.longitude')} hint={textOf('city.emptyForNone')} />
    </>
  );
}
