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
import { textOf } from '../../words';

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
      notify(textOf('integrations.eventsThatAreSent', { value: await replay() }));
      attempts.reload();
    };
  };
  return (
    <Part title={textOf('integrations.logOf', { endpointId })}>
      <Tick
        label={textOf('integrations.onlyFailedEvents')}
        checked={isFailedOnly}
        onChange={(on) => changeQuery({ failed: on ? 'true' : '' })}
      />
      <Paged
        of={attempts}
        empty={
          isFailedOnly ? textOf('integrations.noEventHasFailed') : textOf('integrations.nothingWasSentTo')
        }
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
        caption={textOf('integrations.attemptsTheNewestFirst')}
        rows={rows}
        keyOf={({ position }) => String(position)}
        columns={[
          { label: textOf('common.when'), value: ({ at }) => at, cell: ({ at }) => momentOf(at) },
          { label: textOf('integrations.event'), value: ({ type }) => type },
          { label: textOf('common.id'), value: ({ eventId }) => eventId },
          { label: textOf('integrations.attempt'), value: ({ number }) => number },
          { label: textOf('common.answer2'), value: ({ status }) => status ?? '–' },
          { label: textOf('integrations.result'), value: ({ failure }) => failure ?? 'taken' },
          {
            label: textOf('integrations.duration'),
            value: ({ durationMs }) => textOf('integrations.ms', { durationMs }),
          },
          {
            label: textOf('common.actions'),
            cell: ({ eventId }) => (
              <Button
                label={textOf('integrations.sendAgain', { eventId })}
                isBusy={act.isBusy}
                onClick={() => void act.run(replayOf({ eventId }))}
              >
                {textOf('integrations.sendAgain2')}
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
      title: textOf('integrations.sendAllEventsOf'),
      text: replayInWords(range),
      confirm: textOf('integrations.sendAgain2'),
      isDangerous: true,
      act: replayOf(range),
    });
    return Promise.resolve();
  });
  return (
    <FormBody form={form} submitLabel={textOf('integrations.sendAllEventsOf')}>
      <TextField
        form={form}
        name="from"
        label={textOf('common.from')}
        hint={timeZoneHint()}
        type="datetime-local"
      />
      <TextField
        form={form}
        name="to"
        label={textOf('common.to')}
        type="datetime-local"
        hint={textOf('integrations.emptyUpToNow', { timeZoneHint: timeZoneHint() })}
      />
    </FormBody>
  );
}
