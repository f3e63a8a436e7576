import { island } from '../../islands/island';
import { TextField } from '../../kit/fields';
import { MapBox } from '../../kit/map';
import { useView } from '../../view';
import type { FollowState } from './follow-page';
import { placesNamed, spotOf } from './named-places';

/** The default radius. */
const RADIUS_M = '500';

/** The part of the form for a place: by words, by the position of the device, by a tap on the map, or in degrees. */
export function PlacePart(state: FollowState) {
  const { city, typed, map, pincodes, problems } = state;
  const { t } = useView();
  return (
    <div data-part="place">
      <TextField
        name="near"
        label={t('alerts.near')}
        list="place-names"
        autoComplete="off"
        value={typed.near}
        problem={problems.near}
      />
      <datalist id="place-names">
        {[...new Set(pincodes.map(({ area }) => area))].map((area) => area && <option value={area} />)}
      </datalist>
      <Spots {...state} />
      <OwnPosition hasMap={map.hasBase} />
      {map.hasBase && (
        <>
          <p class="hint scripted">{t('map.pick')}</p>
          <MapBox city={city} base={map} isPicker />
        </>
      )}
      <Degrees {...state} />
      <TextField
        name="radius"
        label={t('alerts.radius')}
        hint={t('alerts.radiusHint')}
        inputMode="numeric"
        value={typed.radius ?? RADIUS_M}
      />
    </div>
  );
}

/** The places that the words name, of which one is chosen. */
function Spots({ typed: { near = '', spot }, pincodes, wards }: FollowState) {
  const { t } = useView();
  const places = placesNamed(near, pincodes, wards);
  if (places.length === 0) return null;
  return (
    <fieldset class="frequent follow-parts">
      <legend>{t('alerts.whichPlace')}</legend>
      {places.map((place) => (
        <label class="choice">
          <input
            type="radio"
            name="spot"
            value={spotOf(place)}
            checked={places.length === 1 || spotOf(place) === spot}
          />{' '}
          <span dir="auto">{place.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where a script adds the button for the position of the device. */
function OwnPosition({ hasMap }: { hasMap: boolean }) {
  const { t } = useView();
  const words = {
    locate: t('locate.use'),
    found: t('locate.found'),
    within: t('locate.within'),
    rough: t(hasMap ? 'locate.rough' : 'locate.roughNoMap'),
    useRough: t('locate.useRough'),
    notFound: t('locate.failed'),
  };
  return <div {...island('place', { words })} />;
}

function Degrees({ typed, problems }: FollowState) {
  const { t } = useView();
  return (
    <details class="degrees" open={problems.lat !== undefined}>
      <summary>{t('place.pointTitle')}</summary>
      <TextField
        name="lat"
        label={t('alerts.latitude')}
        inputMode="decimal"
        value={typed.lat}
        problem={problems.lat}
      />
      <TextField name="lng" label={t('alerts.longitude')} inputMode="decimal" value={typed.lng} />
    </details>
  );
}
