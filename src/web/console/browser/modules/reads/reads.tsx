import { answerOf, api, type Schemas } from '../../api';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { momentOf } from '../../kit/format';
import { usePagedRead } from '../../kit/reads/hooks';
import { Paged } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { Table } from '../../kit/table';
import { changeQuery, usePlace } from '../../router';

type PersonalDataRead = Schemas['PersonalDataRead'];

const LIMIT = 100;

/** Who read personal data of whom, and for what. */
export default function Reads() {
  const { query } = usePlace();
  const filters = { account: query.get('account') ?? '', subject: query.get('subject') ?? '' };
  const key = JSON.stringify(filters);
  const reads = usePagedRead<PersonalDataRead>(
    key,
    (last) => {
      const given = Object.entries(filters).filter(([, value]) => value !== '');
      const before = last && { before: last.id };
      const page = { ...Object.fromEntries(given), ...before, limit: LIMIT };
      return answerOf(api.GET('/api/admin/privacy/reads', { params: { query: page } }));
    },
    LIMIT,
  );
  return (
    <Page
      title="Reads of personal data"
      intro="People see when somebody of the staff read their data, in which role and for what, but not who."
    >
      <FilterForm key={key} filters={filters} />
      <Paged of={reads} empty="Nobody has read personal data with these filters.">
        {(rows) => <Rows rows={rows} />}
      </Paged>
    </Page>
  );
}

function FilterForm({ filters }: { filters: { account: string; subject: string } }) {
  const form = useForm(filters, (values) => {
    changeQuery(values, { replace: false });
    return Promise.resolve();
  });
  return (
    <FormBody form={form} submitLabel="Filter the reads" class="row">
      <TextField form={form} name="account" label="Id of who read" />
      <TextField form={form} name="subject" label="Id of whose data was read" />
    </FormBody>
  );
}

function Rows({ rows }: { rows: readonly PersonalDataRead[] }) {
  return (
    <Table
      caption="Reads of personal data"
      rows={rows}
      keyOf={({ id }) => String(id)}
      columns={[
        { label: 'When', value: ({ at }) => at, cell: ({ at }) => momentOf(at) },
        { label: 'Who', value: ({ accountId }) => accountId },
        { label: 'Role', value: ({ role }) => role },
        { label: 'What', value: ({ kinds }) => kinds.join(', ').replaceAll('_', ' ') },
        { label: 'Whose', value: ({ subjects }) => subjects.join(', ') },
        { label: 'For what', value: ({ purpose }) => purpose?.replaceAll('_', ' ') ?? 'a list' },
        { label: 'In words', value: ({ words }) => words ?? '' },
        { label: 'Route', value: ({ route }) => route },
      ]}
    />
  );
}
