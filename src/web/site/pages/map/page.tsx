import type { CitySlug } from '../../../../kernel/cities';
import type { CityMap } from '../../city-maps.service';
import type { Words } from '../../i18n/translate';
import { MapBox } from '../../kit/map';
import { queryOf } from '../../forms/form-fields';
import { Page } from '../../page';
import { useView } from '../../view';
import type { CityIssueFilter } from '../city/city-issues.queries';
import { MapChips } from '../city/chips';

interface MapParts {
  city: CitySlug;
  filter: CityIssueFilter;
  map: CityMap;
}

/** The map of a city's issues, as large as the screen. */
export function mapPage(words: Words, parts: MapParts): Page {
  const name = words.text(`city.${parts.city}`);
  return new Page({
    title: words.text('map.title', { city: name }),
    city: parts.city,
    main: <CityMapPage {...parts} />,
    data: parts,
  });
}

function CityMapPage({ city, filter, map }: MapParts) {
  const { t, link } = useView();
  const { category, status, ward } = filter;
  return (
    <div class="map-page">
      <MapChips city={city} path={`/${city}/map`} filter={filter} />
      <MapBox city={city} base={map} category={category} status={status} ward={ward} isPage />
      <p class="unscripted">
        {t('map.scripts')}{' '}
        <a href={link(`/${city}${queryOf({ category, status, ward })}`)}>{t('nav.issues')}</a>
      </p>
    </div>
  );
}
