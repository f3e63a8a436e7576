import { island, type IslandProps } from '../islands/island';
import { useView } from '../view';

/** Whose the boundaries are that the map shows; whoever shows them names it. */
const SOURCE = 'DataMeet, CC BY 4.0';

/** A place for the map, which is there where scripts run; what it shows is said in words elsewhere on the page. */
export function MapBox({ city, ...props }: Omit<IslandProps['map'], 'issues' | 'words'>) {
  const { t, link } = useView();
  const words = {
    label: t('map.label'),
    in: t('map.in'),
    out: t('map.out'),
    source: t('map.source', { source: SOURCE }),
  };
  return <div class="map" {...island('map', { ...props, city, issues: link(`/${city}/issues`), words })} />;
}
