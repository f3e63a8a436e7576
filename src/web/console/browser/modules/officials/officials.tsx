import { answerOf, api } from '../../api';
import { useCity } from '../../city';
import { Choice } from '../../kit/forms/fields';
import { useRead, usePagedRead } from '../../kit/reads/hooks';
import { Loaded, Paged } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { Tabs, useTab } from '../../kit/tabs';
import { cityName } from '../../city-name';
import { changeQuery, hrefOf, usePlace } from '../../router';
import { type Official, OfficialTable } from './official-table';
import { RecordFiles } from './record-files';
import { partsOf, textOf } from '../../words';
import { chainRoleName } from '../../names';

const LIMIT = 100;
const DESIGNATIONS = ['', 'Ward Officer', 'Corporator', 'MLA', 'MP'].map((value) => ({
  value,
  label: value ? chainRoleName(value) : textOf('common.all'),
}));

function readOfficials(
  cityId: string,
  designation: string,
  after: string | undefined,
): Promise<readonly Official[]> {
  const query = { cityId, limit: LIMIT, ...(designation && { designation }), ...(after && { after }) };
  return answerOf(api.GET('/api/admin/officials', { params: { query } }));
}

/** The officials with their contact data, and the accountability records as files; or one official. */
export default function Officials({ id }: { id: string | undefined }) {
  const tab = useTab(['contacts', 'files']);
  if (id !== undefined) return <OneOfficial id={id} />;
  return (
    <Page title={textOf('module.officials')}>
      <Tabs
        label={textOf('city.sectionsOfOfficials')}
        current={tab}
        tabs={[
          ['contacts', textOf('city.contacts')],
          ['files', textOf('city.recordsAsCsv')],
        ]}
      />
      {tab === 'contacts' ? <Contacts /> : <RecordFiles />}
    </Page>
  );
}

/** An official of any city. */
function OneOfficial({ id }: { id: string }) {
  const city = useCity();
  const official = useRead(id, () =>
    answerOf(api.GET('/api/admin/officials/{officialId}', { params: { path: { officialId: id } } })),
  );
  return (
    <Page title={textOf('common.official')}>
      <p>
        <a href={hrefOf('/officials', { city })}>{textOf('city.allOfficials')}</a>
      </p>
      <Loaded of={official}>
        {(row) => (
          <>
            <p>{partsOf('city.city', { cityId: cityName(row.cityId) })}</p>
            <OfficialTable rows={[row]} onChange={official.put} onWritten={official.put} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Whether two officials have the same address, compared like the service does. */
function hasSameAddress(one: Official, other: Official): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase();
}

/** The officials of a city, with their contact data. */
function Contacts() {
  const city = useCity();
  const designation = usePlace().query.get('designation') ?? '';
  const officials = usePagedRead<Official>(
    [city, designation].join(),
    (last) => readOfficials(city, designation, last?.id),
    LIMIT,
  );
  const show = (next: Official) => officials.replace((row) => (row.id === next.id ? next : row));
  const showWritten = (next: Official) => {
    show(next);
    // Others are unchanged: a list with several pages loaded is read again from its first page only if necessary.
    if (officials.rows?.some((row) => row.id !== next.id && hasSameAddress(row, next))) officials.reload();
  };
  return (
    <>
      <div class="row">
        <Choice
          label={textOf('city.designation')}
          value={designation}
          options={DESIGNATIONS}
          onChange={(value) => changeQuery({ designation: value }, { replace: false })}
        />
      </div>
      <Paged of={officials} empty={textOf('city.theCityHasNo')}>
        {(rows) => <OfficialTable rows={rows} onChange={show} onWritten={showWritten} />}
      </Paged>
    </>
  );
}
