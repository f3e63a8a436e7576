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
import { textOf } from '../../words';

const REREAD_MS = 30_000;

/** What became of a message; with the code of a refusal. */
function stateOf({ status, deliveredAt, readAt, errorCode }: Schemas['OutboundDelivery']): string {
  const code = errorCode === null ? '' : ` (${errorCode})`;
  if (status === 'failed') return textOf('integrations.failed', { code });
  if (status === 'retrying') return textOf('integrations.notSentYet', { code });
  if (readAt !== null) return textOf('integrations.read', { readAt: momentOf(readAt) });
  return deliveredAt === null
    ? textOf('integrations.sent')
    : textOf('integrations.delivered', { deliveredAt: momentOf(deliveredAt) });
}

/** Messages to the authors of posts: the log, the templates, and the hours. */
export default function Outbound() {
  const tab = useTab(['log', 'templates', 'limits']);
  return (
    <Page title={textOf('integrations.outboundMessages')} intro={textOf('integrations.toTheAuthorsOf')}>
      <Tabs
        label={textOf('integrations.sectionsOfOutbound')}
        current={tab}
        tabs={[
          ['log', textOf('integrations.deliveryLog')],
          ['templates', textOf('module.templates')],
          ['limits', textOf('integrations.limitsAndQuietHours')],
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
    <Loaded of={log} empty={textOf('integrations.noMessagesWereSent')}>
      {(rows) => (
        <>
          {row !== null && rows.every(({ id }) => id !== row) && (
            <p>{textOf('integrations.theMessageOfThis')}</p>
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
      caption={textOf('integrations.theNewest50Messages')}
      rows={rows}
      keyOf={({ id }) => id}
      current={current}
      columns={[
        {
          label: textOf('common.when'),
          value: ({ createdAt }) => createdAt,
          cell: ({ createdAt }) => momentOf(createdAt),
        },
        { label: textOf('common.channel'), value: ({ channel }) => channelName(channel) },
        { label: textOf('integrations.recipient'), value: ({ toMasked }) => toMasked },
        { label: textOf('common.template'), value: ({ templateKey }) => templateName(templateKey) },
        { label: textOf('common.state'), value: stateOf },
      ]}
    />
  );
}

function Templates() {
  const templates = useRead('templates', () =>
    answerOf(api.GET('/api/admin/integrations/outbound/templates')),
  );
  return (
    <Loaded of={templates} empty={textOf('integrations.thereAreNoActive')}>
      {(rows) => (
        <Table
          caption={textOf('integrations.activeTemplates')}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            { label: textOf('common.template'), value: ({ name }) => name },
            { label: textOf('common.text'), value: ({ body }) => body },
            { label: textOf('common.preview'), cell: ({ body }) => previewOf(body) },
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
      notify(textOf('integrations.theLimitsAreSaved'));
    },
  );
  useUnsaved(form.isUnsaved);
  return (
    <FormBody form={form} submitLabel={textOf('integrations.saveTheLimits')}>
      <TextField form={form} name="quietFrom" label={textOf('integrations.quietFrom')} type="time" />
      <TextField form={form} name="quietTo" label={textOf('integrations.quietUntil')} type="time" />
      <TextField
        form={form}
        name="rateCapPerHour"
        label={textOf('integrations.messagesPerPersonAnd')}
        inputMode="numeric"
      />
    </FormBody>
  );
}
