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
import { textOf } from '../../words';

type AuditRecord = Schemas['AuditRecord'];
type Filters = Record<'actor' | 'action' | 'targetType' | 'targetId' | 'from' | 'to', string>;

const LIMIT = 50;

/** The date and time in a field as a time with an offset. @throws Refusal if it is invalid */
function momentIn(name: 'from' | 'to', text: string): string | undefined {
  if (text === '') return undefined;
  const moment = momentFrom(text);
  if (moment === undefined) throw new Refusal(400, [`${name} ${textOf('refusal.moment')}`]);
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
    <Page title={textOf('module.audit')} intro={textOf('setup.recordsCannotBeChanged')}>
      <FilterForm key={key} filters={filters} refusal={records.refusal} />
      <Beside fields={Object.keys(filters)} of={records}>
        {(rest) => (
          <Paged of={rest} empty={textOf('setup.noRecordsMatchThese')}>
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
    <FormBody form={form} submitLabel={textOf('setup.filterTheLog')} class="row">
      <SelectField
        form={form}
        name="actor"
        label={textOf('common.who')}
        options={[{ value: '', label: textOf('setup.everyone') }, ...options]}
      />
      <NotRead of={actors} />
      <OfferedField form={form} name="targetType" label={textOf('setup.kindOfTarget')} offered={KINDS} />
      <OfferedField
        form={form}
        name="action"
        label={textOf('setup.action')}
        offered={actionsOf(form.values.targetType)}
      />
      <TextField form={form} name="targetId" label={textOf('setup.idOfTheTarget')} />
      <TextField form={form} name="from" label={textOf('common.from')} type="datetime-local" />
      <TextField form={form} name="to" label={textOf('setup.before')} type="datetime-local" />
    </FormBody>
  );
}

function Records({ rows }: { rows: readonly AuditRecord[] }) {
  return (
    <Table
      caption={textOf('setup.auditRecords')}
      rows={rows}
      keyOf={({ position }) => String(position)}
      columns={[
        { label: textOf('setup.no'), value: ({ position }) => position },
        { label: textOf('common.when'), value: ({ at }) => at, cell: ({ at }) => momentOf(at) },
        { label: textOf('common.who'), value: ({ actor }) => actor.name },
        { label: textOf('setup.action'), value: ({ action }) => action },
        {
          label: textOf('common.target'),
          value: ({ targetType, targetId }) => `${targetType} ${targetId}`,
          cell: (record) => <Target record={record} />,
        },
        { label: textOf('common.note'), value: ({ note }) => note },
        { label: textOf('setup.difference'), cell: (record) => <Difference record={record} /> },
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
      <a href={records} aria-label={textOf('setup.recordsOf', { name })}>
        {textOf('setup.records')}
      </a>
    </>
  );
}

function Difference({ record: { before, after } }: { record: AuditRecord }) {
  const changes = differenceOf(before, after);
  if (changes.length === 0) return <span class="quiet">{textOf('setup.none')}</span>;
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
