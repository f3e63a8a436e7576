import { answerOf, api, type Schemas } from '../../api';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { momentOf } from '../../kit/format';
import { usePagedRead } from '../../kit/reads/hooks';
import { Paged } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { Table } from '../../kit/table';
import { changeQuery, usePlace } from '../../router';
import { textOf } from '../../words';

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
    <Page title={textOf('setup.readsOfPersonalData')} intro={textOf('setup.peopleSeeWhenSomebody')}>
      <FilterForm key={key} filters={filters} />
      <Paged of={reads} empty={textOf('setup.nobodyHasReadPersonal')}>
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
    <FormBody form={form} submitLabel={textOf('setup.filterTheReads')} class="row">
      <TextField form={form} name="account" label={textOf('setup.idOfWhoRead')} />
      <TextField form={form} name="subject" label={textOf('setup.idOfWhoseData')} />
    </FormBody>
  );
}

function Rows({ rows }: { rows: readonly PersonalDataRead[] }) {
  return (
    <Table
      caption={textOf('setup.readsOfPersonalData')}
      rows={rows}
      keyOf={({ id }) => String(id)}
      columns={[
        { label: textOf('common.when'), value: ({ at }) => at, cell: ({ at }) => momentOf(at) },
        { label: textOf('common.who'), value: ({ accountId }) => accountId },
        { label: textOf('common.role'), value: ({ role }) => role },
        { label: textOf('common.what'), value: ({ kinds }) => kinds.join(', ').replaceAll('_', ' ') },
        { label: textOf('common.whose'), value: ({ subjects }) => subjects.join(', ') },
        {
          label: textOf('setup.forWhat'),
          value: ({ purpose }) => purpose?.replaceAll('_', ' ') ?? textOf('setup.aList'),
        },
        { label: textOf('common.inWords'), value: ({ words }) => words ?? '' },
        { label: textOf('setup.route'), value: ({ route }) => route },
      ]}
    />
  );
}
