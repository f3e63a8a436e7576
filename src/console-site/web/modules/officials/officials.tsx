import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { Dialog } from '../../kit/dialog';
import { Choice, TextField } from '../../kit/fields';
import { FormBody, useForm } from '../../kit/form';
import { Page } from '../../kit/page';
import { Paged } from '../../kit/paged';
import { usePages } from '../../kit/pages';
import { Table } from '../../kit/table';
import { Tabs, useTab } from '../../kit/tabs';
import { notify } from '../../kit/toast';
import { changeQuery, usePlace } from '../../router';
import { RecordFiles } from './record-files';

type Official = Schemas['OfficialContact'];

const LIMIT = 100;
const DESIGNATIONS = ['', 'Ward Officer', 'Corporator', 'MLA', 'MP'].map((value) => ({
  value,
  label: value || 'All',
}));

function readOfficials(
  cityId: string,
  designation: string,
  after: string | undefined,
): Promise<readonly Official[]> {
  const query = { cityId, limit: LIMIT, ...(designation && { designation }), ...(after && { after }) };
  return answerOf(api.GET('/api/admin/officials', { params: { query } }));
}

/** Who is responsible, how they are reached, and the accountability records as files. */
export default function Officials() {
  const tab = useTab(['contacts', 'files']);
  return (
    <Page title="Officials">
      <Tabs
        label="Parts of officials"
        current={tab}
        tabs={[
          ['contacts', 'Contacts'],
          ['files', 'Records as CSV'],
        ]}
      />
      {tab === 'contacts' ? <Contacts /> : <RecordFiles />}
    </Page>
  );
}

/** The officials of a city, and how they are reached. */
function Contacts() {
  const city = useCity();
  const designation = usePlace().query.get('designation') ?? '';
  const [changed, setChanged] = useState<Official>();
  const officials = usePages<Official>(
    [city, designation].join(),
    (last) => readOfficials(city, designation, last?.id),
    LIMIT,
  );
  return (
    <>
      <div class="row">
        <Choice
          label="Designation"
          value={designation}
          options={DESIGNATIONS}
          onChange={(value) => changeQuery({ designation: value }, { replace: false })}
        />
      </div>
      <Paged of={officials} empty="The city has no such officials.">
        {(rows) => <OfficialTable rows={rows} onChange={setChanged} />}
      </Paged>
      {changed && (
        <Dialog title={`Contact of ${changed.name}`} onClose={() => setChanged(undefined)}>
          <ContactForm
            official={changed}
            onDone={(next) => {
              officials.replace((row) => (row.id === next.id ? next : row));
              setChanged(undefined);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function OfficialTable({ rows, onChange }: { rows: readonly Official[]; onChange: (row: Official) => void }) {
  return (
    <Table
      caption="Officials"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Name', value: ({ name }) => name },
        { label: 'Designation', value: ({ designation }) => designation },
        { label: 'Ward or seat', value: ({ ward, constituency }) => ward || constituency },
        { label: 'Phone', value: ({ phone }) => phone },
        { label: 'Email', value: ({ email }) => email },
        { label: 'Chat', value: ({ chatNumber }) => chatNumber },
        { label: 'Microblog', value: ({ microHandle }) => microHandle },
        {
          label: 'Acts',
          cell: (row) => (
            <button
              type="button"
              aria-label={`Change the contact of ${row.name}`}
              onClick={() => onChange(row)}
            >
              Change
            </button>
          ),
        },
      ]}
    />
  );
}

function ContactForm({ official, onDone }: { official: Official; onDone: (official: Official) => void }) {
  const { id, phone, email, chatNumber, microHandle } = official;
  const form = useForm({ phone, email, chatNumber, microHandle }, async (body) => {
    const params = { path: { officialId: id } };
    const next = await answerOf(api.PUT('/api/admin/officials/{officialId}/contact', { params, body }));
    notify(`The contact of ${next.name} is saved`);
    onDone(next);
  });
  return (
    <FormBody form={form} submitLabel="Save">
      <TextField form={form} name="phone" label="Phone" />
      <TextField form={form} name="email" label="Email" hint="Whoever signs in with it is an official." />
      <TextField form={form} name="chatNumber" label="Chat number" />
      <TextField form={form} name="microHandle" label="Microblog handle" />
    </FormBody>
  );
}
