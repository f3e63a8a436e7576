import { typedPincode } from '../../../../kernel/text/typed-text';
import { Select, TextField } from '../../kit/fields';
import { PlaceChoice } from '../../kit/place-choice';
import { MapBox } from '../../kit/map';
import { pincodeWardLabel } from '../../kit/ward-label';
import { useView } from '../../view';
import type { ReportState } from './page';
import { PlaceWords } from './place-words';

/** Where it is: on the map, by the position of the device, an address, a pincode, or a position in degrees. */
export function Where({
  city,
  map,
  wards,
  form,
  found,
  problems,
}: Pick<ReportState, 'city' | 'map' | 'wards' | 'form' | 'found' | 'problems'>) {
  const { t } = useView();
  return (
    <fieldset class="step" data-step="where">
      <legend>{t('report.where')}</legend>
      {map.hasBase && <PickOnMap city={city} map={map} />}
      <PlaceWords found={found} />
      <TextField
        name="pincode"
        label={t('place.pincode')}
        hint={t('place.pincodeHint')}
        value={form.pincode}
        problem={problems.pincode}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      {wards.length > 0 && <WardChoice wards={wards} form={form} problems={problems} />}
      <TextField
        name="address"
        label={t('place.address')}
        hint={t('place.addressHint')}
        value={form.address}
        problem={problems.address}
        autoComplete="street-address"
      />
      <Position form={form} problems={problems} />
      <PlaceChoice chosen={form.place || 'exact'} />
    </fieldset>
  );
}

function PickOnMap({ city, map }: Pick<ReportState, 'city' | 'map'>) {
  const { t } = useView();
  return (
    <>
      <p class="hint scripted">{t('map.pick')}</p>
      <MapBox city={city} base={map} isPicker />
    </>
  );
}

/** The wards that share the pincode, of which one can be chosen. */
function WardChoice({ wards, form, problems }: Pick<ReportState, 'wards' | 'form' | 'problems'>) {
  const { t, words } = useView();
  const pincode = typedPincode(form.pincode);
  return (
    <>
      <input type="hidden" name="wardsOf" value={pincode} />
      <Select
        name="ward"
        label={t('filter.ward')}
        hint={t('place.wards', { pincode, n: words.number(wards.length) })}
        value={form.ward}
        problem={problems.ward}
        empty={t('place.wardUnknown')}
        choices={wards.map((each) => ({ value: each.ward, label: pincodeWardLabel(each) }))}
      />
    </>
  );
}

/** The position in degrees, typed, or set by the map or the device. */
function Position({ form, problems }: Pick<ReportState, 'form' | 'problems'>) {
  const { t } = useView();
  return (
    <details class="degrees" open={problems.lat !== undefined}>
      <summary>{t('place.pointTitle')}</summary>
      <TextField
        name="lat"
        label={t('place.lat')}
        value={form.lat}
        problem={problems.lat}
        inputMode="decimal"
      />
      <TextField name="lng" label={t('place.lng')} value={form.lng} inputMode="decimal" />
    </details>
  );
}
