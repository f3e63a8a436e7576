import { answerOf, api, type Schemas } from '../../api';
import { TextField } from '../../kit/forms/fields';
import { changeOf, FormBody, requiredWholeNumber, useForm } from '../../kit/forms/form';
import { momentOf } from '../../kit/format';
import { usePolledRead, useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { Table } from '../../kit/table';
import { Tabs, useTab } from '../../kit/tabs';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { channelName } from '../../names';
import { Changeable } from '../../rights';
import { usePlace } from '../../router';
import { previewOf } from './preview';
import { templateName } from './template-name';

const REREAD_MS = 30_000;

/** What became of a message; with the code of a refusal. */
function stateOf({ status, deliveredAt, readAt, errorCode }: Schemas['OutboundDelivery']): string {
  const code = errorCode === null ? '' : ` (${errorCode})`;
  if (status === 'failed') return `Failed${code}`;
  if (status === 'retrying') return `Not sent yet${code}`;
  if (readAt !== null) return `Read ${momentOf(readAt)}`;
  return deliveredAt === null ? 'Sent' : `Delivered ${momentOf(deliveredAt)}`;
}

/** Messages to the authors of posts: the log, the templates, and the hours. */
export default function Outbound() {
  const tab = useTab(['log', 'templates', 'limits']);
  return (
    <Page title="Outbound messages" intro="To the authors of posts, in all cities.">
      <Tabs
        label="Sections of Outbound"
        current={tab}
        tabs={[
          ['log', 'Delivery log'],
          ['templates', 'Templates'],
          ['limits', 'Limits and quiet hours'],
        ]}
      />
      {tab === 'log' && <Log />}
      {tab === 'templates' && <Templates />}
      {tab === 'limits' && <Limits />}
    </Page>
  );
}

function Log() {
  const row = usePlace().query.get('row');
  const log = usePolledRead(
    'log',
    () => answerOf(api.GET('/api/admin/integrations/outbound/delivery-logs')),
    REREAD_MS,
  );
  return (
    <Loaded of={log} empty="No messages were sent.">
      {(rows) => (
        <>
          {row !== null && rows.every(({ id }) => id !== row) && (
            <p>The message of this notification is not among the newest 50.</p>
          )}
          <Messages rows={rows} current={row ?? undefined} />
        </>
      )}
    </Loaded>
  );
}

function Messages({ rows, current }: { rows: Array<Schemas['OutboundDelivery']>; current?: string }) {
  return (
    <Table
      caption="The newest 50 messages"
      rows={rows}
      keyOf={({ id }) => id}
      current={current}
      columns={[
        { label: 'When', value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => momentOf(createdAt) },
        { label: 'Channel', value: ({ channel }) => channelName(channel) },
        { label: 'To', value: ({ toMasked }) => toMasked },
        { label: 'Template', value: ({ templateKey }) => templateName(templateKey) },
        { label: 'State', value: stateOf },
      ]}
    />
  );
}

function Templates() {
  const templates = useRead('templates', () =>
    answerOf(api.GET('/api/admin/integrations/outbound/templates')),
  );
  return (
    <Loaded of={templates} empty="There are no active templates.">
      {(rows) => (
        <Table
          caption="Active templates"
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            { label: 'Template', value: ({ name }) => name },
            { label: 'Text', value: ({ body }) => body },
            { label: 'Preview', cell: ({ body }) => previewOf(body) },
          ]}
        />
      )}
    </Loaded>
  );
}

function Limits() {
  const limits = useRead('limits', () => answerOf(api.GET('/api/admin/integrations/outbound/send-limits')));
  return (
    <Loaded of={limits}>
      {(data) => (
        <Changeable to="integrations">
          <LimitsForm limits={data} />
        </Changeable>
      )}
    </Loaded>
  );
}

function LimitsForm({ limits }: { limits: Schemas['SendLimits'] }) {
  const form = useForm(
    {
      quietFrom: limits.quietFrom,
      quietTo: limits.quietTo,
      rateCapPerHour: String(limits.rateCapPerHour),
    },
    async ({ quietFrom, quietTo, ...texts }, changed) => {
      const rateCapPerHour = requiredWholeNumber('rateCapPerHour', texts.rateCapPerHour);
      const body = changeOf({ quietFrom, quietTo, rateCapPerHour }, changed);
      await answerOf(api.POST('/api/admin/integrations/outbound/send-limits', { body }));
      notify('The limits are saved. They also apply to waiting messages.');
    },
  );
  useUnsaved(form.isUnsaved);
  return (
    <FormBody form={form} submitLabel="Save the limits">
      <TextField form={form} name="quietFrom" label="Quiet from" type="time" />
      <TextField form={form} name="quietTo" label="Quiet until" type="time" />
      <TextField form={form} name="rateCapPerHour" label="Messages per person and hour" inputMode="numeric" />
    </FormBody>
  );
}
