import { answerOf, api, type Schemas } from '../../api';
import { momentOf, timeZoneHint } from '../../kit/format';
import { useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { TextField, Tick } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { Part } from '../../kit/page';
import { usePagedRead } from '../../kit/reads/hooks';
import { Paged } from '../../kit/reads/loaded';
import { ActRefused } from '../../kit/actions/refused';
import { Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { changeQuery, usePlace } from '../../router';
import { rangeIn, replayInWords, type TimeRange } from './range';
import { createReplay } from './replay';

type Replay = Schemas['ReplayWebhooks'];
type Attempt = Schemas['WebhookAttempt'];

const LIMIT = 50;
const REREAD_MS = 30_000;

function readAttempts(
  endpointId: string,
  isFailedOnly: boolean,
  before?: number,
): Promise<readonly Attempt[]> {
  const query = { limit: LIMIT, ...(isFailedOnly && { failed: 'true' as const }), ...(before && { before }) };
  const params = { path: { endpointId }, query };
  return answerOf(api.GET('/api/admin/webhooks/endpoints/{endpointId}/attempts', { params }));
}

/** Replays a page of events. */
function sendAgain(endpointId: string, body: Replay) {
  const params = { path: { endpointId } };
  return answerOf(api.POST('/api/admin/webhooks/endpoints/{endpointId}/replay', { params, body }));
}

/** The log of an endpoint, and replays. */
export function Log({ endpointId }: { endpointId: string }) {
  const isFailedOnly = usePlace().query.get('failed') === 'true';
  const attempts = usePagedRead<Attempt>(
    `${endpointId} ${String(isFailedOnly)}`,
    (last) => readAttempts(endpointId, isFailedOnly, last?.position),
    LIMIT,
    REREAD_MS,
  );
  /** @returns the function that starts or continues the replay */
  const replayOf = (what: Replay) => {
    const replay = createReplay((lastKey) =>
      sendAgain(endpointId, lastKey === undefined ? what : { ...what, lastKey }),
    );
    return async () => {
      notify(`Events that are sent again: ${await replay()}`);
      attempts.reload();
    };
  };
  return (
    <Part title={`Log of ${endpointId}`}>
      <Tick
        label="Only failed events"
        checked={isFailedOnly}
        onChange={(on) => changeQuery({ failed: on ? 'true' : '' })}
      />
      <Paged
        of={attempts}
        empty={isFailedOnly ? 'No event has failed.' : 'Nothing was sent to it in the last thirty days.'}
      >
        {(rows) => <Attempts rows={rows} replayOf={replayOf} />}
      </Paged>
      <Range replayOf={replayOf} />
    </Part>
  );
}

interface AttemptsProps {
  rows: readonly Attempt[];
  replayOf: (event: { eventId: string }) => () => Promise<void>;
}

function Attempts({ rows, replayOf }: AttemptsProps) {
  const act = useAction();
  return (
    <>
      <ActRefused by={act.refusal} />
      <Table
        caption="Attempts, the newest first"
        rows={rows}
        keyOf={({ position }) => String(position)}
        columns={[
          { label: 'When', value: ({ at }) => at, cell: ({ at }) => momentOf(at) },
          { label: 'Event', value: ({ type }) => type },
          { label: 'Id', value: ({ eventId }) => eventId },
          { label: 'Attempt', value: ({ number }) => number },
          { label: 'Answer', value: ({ status }) => status ?? '–' },
          { label: 'Result', value: ({ failure }) => failure ?? 'taken' },
          { label: 'Duration', value: ({ durationMs }) => `${durationMs} ms` },
          {
            label: 'Actions',
            cell: ({ eventId }) => (
              <Button
                label={`Send again: ${eventId}`}
                isBusy={act.isBusy}
                onClick={() => void act.run(replayOf({ eventId }))}
              >
                Send again
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}

const EMPTY = { from: '', to: '' };

/** Replays all events of a period. */
function Range({ replayOf }: { replayOf: (range: TimeRange) => () => Promise<void> }) {
  const form = useForm(EMPTY, (values) => {
    const range = rangeIn(values);
    ask({
      title: 'Send all events of this period again',
      text: replayInWords(range),
      confirm: 'Send again',
      isDangerous: true,
      act: replayOf(range),
    });
    return Promise.resolve();
  });
  return (
    <FormBody form={form} submitLabel="Send all events of this period again">
      <TextField form={form} name="from" label="From" hint={timeZoneHint()} type="datetime-local" />
      <TextField
        form={form}
        name="to"
        label="To"
        type="datetime-local"
        hint={`${timeZoneHint()}; empty: up to now`}
      />
    </FormBody>
  );
}
