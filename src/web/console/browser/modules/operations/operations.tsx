import { answerOf, api, type Schemas } from '../../api';
import { momentOf } from '../../kit/format';
import { usePolledRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page, Part } from '../../kit/page';
import { type Column, Table } from '../../kit/table';
import { outcomeInWords } from './outcome';
import { textOf } from '../../words';

const REREAD_MS = 10_000;

/** The names of queues; the API may add some. */
const WAITING: Readonly<Record<string, string>> = {
  issuePlaces: textOf('setup.issuesToBeAssigned'),
  chatMedia: textOf('setup.mediaOfChatMessages'),
  uploads: textOf('setup.uploadsNotReceivedYet'),
  pictures: textOf('setup.picturesOfReportsTo'),
  searchNames: textOf('setup.issuesWhoseSearchText'),
  mails: textOf('setup.mailsThatAreDue'),
  channelMessages: textOf('setup.messagesOnChannels'),
  alertPushes: textOf('setup.alertsToDevices'),
  webhooks: textOf('setup.webhookEvents'),
};

const COLUMNS: Array<Column<Schemas['JobStatus']>> = [
  { label: textOf('setup.job'), value: ({ name }) => name },
  {
    label: textOf('common.state'),
    value: ({ running, failure }) => (running ? 'runs' : failure === null ? 'well' : 'failed'),
  },
  {
    label: textOf('common.started'),
    value: ({ startedAt }) => startedAt,
    cell: ({ startedAt }) => momentOf(startedAt),
  },
  {
    label: textOf('setup.finished'),
    value: ({ finishedAt }) => finishedAt,
    cell: ({ finishedAt }) => momentOf(finishedAt),
  },
  { label: textOf('setup.runs'), value: ({ runs }) => runs },
  { label: textOf('setup.failures'), value: ({ failures }) => failures },
  { label: textOf('setup.lastFailure'), value: ({ failure }) => failure },
  {
    label: textOf('common.outcome'),
    value: ({ outcome }) => (outcome === null ? null : outcomeInWords(outcome)),
  },
];

/** The jobs of the service, and the length of its queues. */
export default function Operations() {
  const queues = usePolledRead('queues', () => answerOf(api.GET('/api/admin/ops/queues')), REREAD_MS);
  return (
    <Page title={textOf('module.operations')}>
      <Loaded of={queues}>
        {({ jobs, waiting }) => (
          <>
            <Part title={textOf('common.waiting')}>
              <dl class="figures">
                {Object.entries(waiting).map(([name, count]) => (
                  <div key={name}>
                    <dt>{WAITING[name] ?? name}</dt>
                    <dd>{count}</dd>
                  </div>
                ))}
              </dl>
            </Part>
            <Part title={textOf('setup.jobs')}>
              <Table
                caption={textOf('setup.jobs')}
                rows={jobs}
                keyOf={({ name }) => name}
                columns={COLUMNS}
              />
            </Part>
          </>
        )}
      </Loaded>
    </Page>
  );
}
