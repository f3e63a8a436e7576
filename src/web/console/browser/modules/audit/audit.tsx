import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { SelectField, TextField } from '../../kit/forms/fields';
import { Beside, FormBody, useForm } from '../../kit/forms/form';
import { momentFrom, momentOf } from '../../kit/format';
import { useRead, usePagedRead } from '../../kit/reads/hooks';
import { NotRead, Paged } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { Table } from '../../kit/table';
import { Refusal } from '../../refusal';
import { changeQuery, hrefOf, usePlace } from '../../router';
import { actionsOf, KINDS } from './actions';
import { ChainCheck } from './chain-check';
import { differenceOf } from './difference';
import { OfferedField } from './offered-field';
import { pageOfTarget } from './targets';

type AuditRecord = Schemas['AuditRecord'];
type Filters = Record<'actor' | 'action' | 'targetType' | 'targetId' | 'from' | 'to', string>;

const LIMIT = 50;

/** The date and time in a field as a time with an offset. @throws Refusal if it is invalid */
function momentIn(name: 'from' | 'to', text: string): string | undefined {
  if (text === '') return undefined;
  const moment = momentFrom(text);
  if (moment === undefined) throw new Refusal(400, [`${name} must be a date and time`]);
  return moment;
}

function readRecords(filters: Filters, before: number | undefined): Promise<readonly AuditRecord[]> {
  const { from, to, ...exact } = filters;
  const given = { ...exact, from: momentIn('from', from), to: momentIn('to', to), before, limit: LIMIT };
  const query = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== ''),
  );
  return answerOf(api.GET('/api/admin/ops/audit', { params: { query } }));
}

/** The log of all privileged changes. */
export default function AuditLog() {
  const { query } = usePlace();
  const value = (name: keyof Filters) => query.get(name) ?? '';
  const filters: Filters = {
    actor: value('actor'),
    action: value('action'),
    targetType: value('targetType'),
    targetId: value('targetId'),
    from: value('from'),
    to: value('to'),
  };
  const key = JSON.stringify(filters);
  const records = usePagedRead<AuditRecord>(key, (last) => readRecords(filters, last?.position), LIMIT);
  return (
    <Page
      title="Audit log"
      intro="Records cannot be changed or deleted. Each carries the hash of the one before."
    >
      <FilterForm key={key} filters={filters} refusal={records.refusal} />
      <Beside fields={Object.keys(filters)} of={records}>
        {(rest) => (
          <Paged of={rest} empty="No records match these filters.">
            {(rows) => <Records rows={rows} />}
          </Paged>
        )}
      </Beside>
      <ChainCheck />
    </Page>
  );
}

function FilterForm({ filters, refusal }: { filters: Filters; refusal: Refusal | undefined }) {
  const actors = useRead('actors', () => answerOf(api.GET('/api/admin/ops/actors')));
  const filter = (values: Filters) => {
    changeQuery(values, { replace: false });
    return Promise.resolve();
  };
  const form = useForm(filters, filter, { refusal });
  const options = (actors.data ?? []).map(({ id, name, surface }) => ({
    value: id,
    label: `${name} (${surface})`,
  }));
  return (
    <FormBody form={form} submitLabel="Filter the log" class="row">
      <SelectField
        form={form}
        name="actor"
        label="Who"
        options={[{ value: '', label: 'Everyone' }, ...options]}
      />
      <NotRead of={actors} />
      <OfferedField form={form} name="targetType" label="Kind of target" offered={KINDS} />
      <OfferedField form={form} name="action" label="Action" offered={actionsOf(form.values.targetType)} />
      <TextField form={form} name="targetId" label="Id of the target" />
      <TextField form={form} name="from" label="From" type="datetime-local" />
      <TextField form={form} name="to" label="Before" type="datetime-local" />
    </FormBody>
  );
}

function Records({ rows }: { rows: readonly AuditRecord[] }) {
  return (
    <Table
      caption="Audit records"
      rows={rows}
      keyOf={({ position }) => String(position)}
      columns={[
        { label: 'No.', value: ({ position }) => position },
        { label: 'When', value: ({ at }) => at, cell: ({ at }) => momentOf(at) },
        { label: 'Who', value: ({ actor }) => actor.name },
        { label: 'Action', value: ({ action }) => action },
        {
          label: 'Target',
          value: ({ targetType, targetId }) => `${targetType} ${targetId}`,
          cell: (record) => <Target record={record} />,
        },
        { label: 'Note', value: ({ note }) => note },
        { label: 'Difference', cell: (record) => <Difference record={record} /> },
      ]}
    />
  );
}

/** The target, as a link if a page shows it, and a link to all records of it. */
function Target({ record }: { record: AuditRecord }) {
  const city = useCity();
  const { targetType, targetId } = record;
  const name = `${targetType} ${targetId}`;
  const page = pageOfTarget(record);
  const records = hrefOf('/audit', { city, targetType, targetId });
  return (
    <>
      {page ? <a href={hrefOf(page.path, { city, ...page.query })}>{name}</a> : name}{' '}
      <a href={records} aria-label={`Records of ${name}`}>
        Records
      </a>
    </>
  );
}

function Difference({ record: { before, after } }: { record: AuditRecord }) {
  const changes = differenceOf(before, after);
  if (changes.length === 0) return <span class="quiet">none</span>;
  return (
    <dl class="difference">
      {changes.map((change) => (
        <div key={change.member}>
          <dt>{change.member}</dt>
          <dd>
            {change.before !== undefined && <del>{change.before}</del>}{' '}
            {change.after !== undefined && <ins>{change.after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
