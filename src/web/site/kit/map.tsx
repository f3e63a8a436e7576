import type { CityMap } from '../city-maps.service';
import { island, type IslandProps } from '../islands/island';
import { useView } from '../view';

/** The element of the map, which needs scripts; the page shows the same data as text elsewhere. */
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
    // The attribution of the boundaries, once they are loaded.
    source: t('map.source'),
    names: t('map.names'),
    fingers: t('map.fingers'),
    list: t('map.list'),
    late: t('map.late'),
    escalated: t('map.escalated'),
    open: t('status.open'),
    in_progress: t('status.in_progress'),
    resolved: t('status.resolved'),
    closed: t('status.closed'),
  };
  return (
    <div class="map" {...island('map', { ...props, base, city, issues: link(`/${city}/issues`), words })} />
  );
}
