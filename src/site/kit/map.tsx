import type { CityMap } from '../city-maps.service';
import { island, type IslandProps } from '../islands/island';
import { useView } from '../view';

/** A place for the map, which is there where scripts run; what it shows is said in words elsewhere on the page. */
export function MapBox({
  city,
  base,
  ...props
}: Omit<IslandProps['map'], 'base' | 'issues' | 'words'> & { base: CityMap }) {
  const { t, link } = useView();
  const words = {
    label: t(props.isPicker ? 'map.pick' : 'map.label'),
    in: t('map.in'),
    out: t('map.out'),
    // Filled in with the sources of the boundaries, once these are there.
    source: t('map.source'),
    late: t('map.late'),
    escalated: t('map.escalated'),
  };
  return (
    <div class="map" {...island('map', { ...props, base, city, issues: link(`/${city}/issues`), words })} />
  );
}
