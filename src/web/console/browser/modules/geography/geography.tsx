import { useCity } from '../../city';
import { Page } from '../../kit/page';
import { Tabs, useTab } from '../../kit/tabs';
import { Permitted } from '../../rights';
import { BoundaryImport } from './boundary-import';
import { Cities } from './cities';
import { Pincodes } from './pincodes';
import { WardPage } from './ward-page';
import { Wards } from './wards';
import { textOf } from '../../words';

/** Cities, wards with their boundaries, and pincodes; or one ward. */
export default function Geography({ id }: { id: string | undefined }) {
  const tab = useTab(['wards', 'import', 'pincodes', 'cities']);
  const city = useCity();
  if (id !== undefined) return <WardPage id={id} />;
  return (
    <Page title={textOf('module.geography')}>
      <Tabs
        label={textOf('city.sectionsOfGeography')}
        current={tab}
        tabs={[
          ['wards', textOf('common.wards')],
          ['import', textOf('city.importBoundaries')],
          ['pincodes', textOf('city.pincodes')],
          ['cities', textOf('common.cities')],
        ]}
      />
      {tab === 'wards' && <Wards />}
      {tab === 'import' && (
        <Permitted to="geo">
          <BoundaryImport key={city} city={city} />
        </Permitted>
      )}
      {tab === 'pincodes' && <Pincodes />}
      {tab === 'cities' && <Cities />}
    </Page>
  );
}
