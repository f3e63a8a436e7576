import { answerOf, api, type Schemas } from '../../api';
import { momentOf } from '../../kit/format';
import { usePolledRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page, Part } from '../../kit/page';
import { type Column, Table } from '../../kit/table';
import { outcomeInWords } from './outcome';

const REREAD_MS = 10_000;

/** The names of queues; the API may add some. */
const WAITING: Readonly<Record<string, string>> = {
  issuePlaces: 'Issues to be assigned to a ward',
  chatMedia: 'Media of chat messages',
  uploads: 'Uploads not received yet',
  pictures: 'Pictures of reports to be tried again',
  searchNames: 'Issues whose search text is rebuilt',
  mails: 'Mails that are due or failed',
  channelMessages: 'Messages on channels',
  alertPushes: 'Alerts to devices',
  webhooks: 'Webhook events',
};

const COLUMNS: Array<Column<Schemas['JobStatus']>> = [
  { label: 'Job', value: ({ name }) => name },
  {
    label: 'State',
    value: ({ running, failure }) => (running ? 'runs' : failure === null ? 'well' : 'failed'),
  },
  { label: 'Started', value: ({ startedAt }) => startedAt, cell: ({ startedAt }) => momentOf(startedAt) },
  {
    label: 'Finished',
    value: ({ finishedAt }) => finishedAt,
    cell: ({ finishedAt }) => momentOf(finishedAt),
  },
  { label: 'Runs', value: ({ runs }) => runs },
  { label: 'Failures', value: ({ failures }) => failures },
  { label: 'Last failure', value: ({ failure }) => failure },
  { label: 'Outcome', value: ({ outcome }) => (outcome === null ? null : outcomeInWords(outcome)) },
];

/** The jobs of the service, and the length of its queues. */
export default function Operations() {
  const queues = usePolledRead('queues', () => answerOf(api.GET('/api/admin/ops/queues')), REREAD_MS);
  return (
    <Page title="Operations">
      <Loaded of={queues}>
        {({ jobs, waiting }) => (
          <>
            <Part title="Waiting">
              <dl class="figures">
                {Object.entries(waiting).map(([name, count]) => (
                  <div key={name}>
                    <dt>{WAITING[name] ?? name}</dt>
                    <dd>{count}</dd>
                  </div>
                ))}
              </dl>
            </Part>
            <Part title="Jobs">
              <Table caption="Jobs" rows={jobs} keyOf={({ name }) => name} columns={COLUMNS} />
            </Part>
          </>
        )}
      </Loaded>
    </Page>
  );
}
