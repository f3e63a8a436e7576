import { answerOf, api, type Schemas } from '../../api';
import { MAX_FLAGS } from '../../counts';
import { ask } from '../../kit/dialog';
import { Choice } from '../../kit/forms/fields';
import { type Read, usePolledRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { type Column, Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { Refusal } from '../../refusal';
import { Permitted } from '../../rights';
import { changeQuery, usePlace } from '../../router';
import { FlagDialog } from './flag-dialog';
import { partsOf, textOf } from '../../words';

type Flag = Schemas['ConsoleFlag'];

const REREAD_MS = 30_000;

const REASONS = [
  { value: '', label: textOf('common.all') },
  { value: 'spam', label: textOf('moderation.spam') },
  { value: 'abuse', label: textOf('common.abuse') },
  { value: 'wronginfo', label: textOf('moderation.wrongInformation') },
  { value: 'duplicate', label: textOf('moderation.duplicate') },
  { value: 'other', label: textOf('moderation.other') },
];

const of = ({ id }: Flag) => ({ params: { path: { flagId: id } } });

/** The effect of removal, by kind of target; the API may add kinds. */
const REMOVALS: Readonly<Record<string, string>> = {
  Issue: textOf('moderation.itIsHidden'),
  Comment: textOf('moderation.itIsDeleted'),
  Media: textOf('moderation.itIsRedacted'),
  'Reporter profile': textOf('moderation.theProfileStaysAs'),
};
const removalInWords = ({ target }: Flag): string => REMOVALS[target] ?? textOf('moderation.itWillNoLonger');

/** The possible decisions, and their effects. */
const DECISIONS = {
  dismiss: {
    label: textOf('moderation.dismiss'),
    decided: 'dismissed',
    text: () => textOf('moderation.theFlaggedItemStays'),
    send: (flag: Flag) => api.POST('/api/admin/feed/flags/{flagId}/dismiss', of(flag)),
  },
  warn: {
    label: textOf('moderation.warn'),
    decided: 'warned',
    text: () => textOf('moderation.theWarningIsRecorded'),
    send: (flag: Flag) => api.POST('/api/admin/feed/flags/{flagId}/warn', of(flag)),
  },
  remove: {
    label: textOf('common.remove'),
    decided: 'removed',
    text: removalInWords,
    send: (flag: Flag) => api.POST('/api/admin/feed/flags/{flagId}/remove', of(flag)),
  },
  ban: {
    label: textOf('common.ban'),
    decided: 'banned',
    text: () => textOf('moderation.theAccountCanOnly'),
    send: (flag: Flag) => api.POST('/api/admin/feed/flags/{flagId}/ban', of(flag)),
  },
};
type Decision = keyof typeof DECISIONS;

/** Reports about issues, messages, media and people. */
export default function Flags() {
  const { query } = usePlace();
  const reason = query.get('reason') ?? '';
  const flags = usePolledRead(
    reason,
    () => answerOf(api.GET('/api/admin/feed/flags', { params: { query: reason ? { reason } : {} } })),
    REREAD_MS,
  );
  // In the address, so that a notification links to its flag.
  const looked = query.get('flag');
  const look = (id: string) => changeQuery({ flag: id });
  return (
    <Page title={textOf('module.flags')} intro={textOf('moderation.ofAllCitiesOpen')}>
      <ReasonChoice reason={reason} />
      <Loaded of={flags} empty={textOf('moderation.thereAreNoFlags')}>
        {(rows) => (
          <>
            {rows.length >= MAX_FLAGS && (
              <p>{partsOf('moderation.theseAreTheFirst', { MAXFLAGS: MAX_FLAGS })}</p>
            )}
            <Table
              caption={textOf('module.flags')}
              columns={columnsOf(flags.reload, look)}
              rows={rows}
              keyOf={({ id }) => id}
              current={looked ?? undefined}
            />
          </>
        )}
      </Loaded>
      {looked && <Looked key={looked} id={looked} flags={flags} onClose={() => look('')} />}
    </Page>
  );
}

function ReasonChoice({ reason }: { reason: string }) {
  return (
    <div class="row">
      <Choice
        label={textOf('common.reason')}
        value={reason}
        options={REASONS}
        onChange={(value) => changeQuery({ reason: value }, { replace: false })}
      />
    </div>
  );
}

/** One flag, with the possible decisions. */
function Looked({ id, flags, onClose }: { id: string; flags: Read<Flag[]>; onClose: () => void }) {
  const decided = async () => {
    await flags.reload();
    onClose();
  };
  return (
    <FlagDialog id={id} listed={flags.data?.find((flag) => flag.id === id)} onClose={onClose}>
      {(flag) => (
        <Permitted to="feed">
          <Decisions flag={flag} reload={decided} />
        </Permitted>
      )}
    </FlagDialog>
  );
}

function columnsOf(reload: () => Promise<void>, look: (id: string) => void): Array<Column<Flag>> {
  return [
    { label: textOf('common.target'), value: ({ target }) => target },
    {
      label: textOf('common.text'),
      value: ({ snippet }) => snippet,
      cell: (flag) => (
        <>
          <span class="words" dir="auto">
            {flag.snippet}
          </span>{' '}
          <button
            type="button"
            aria-label={textOf('moderation.lookAt', { target: flag.target, snippet: flag.snippet })}
            onClick={() => look(flag.id)}
          >
            {textOf('moderation.lookAt2')}
          </button>
        </>
      ),
    },
    { label: textOf('common.reason'), value: ({ reasonLabel }) => reasonLabel },
    { label: textOf('moderation.reportedBy'), value: ({ reporterCount }) => reporterCount },
    {
      label: textOf('moderation.decision'),
      value: ({ resolvedLabel }) => resolvedLabel || textOf('common.open'),
    },
    {
      label: textOf('common.actions'),
      cell: (flag) =>
        !flag.resolved && (
          <Permitted to="feed">
            <Decisions flag={flag} reload={reload} />
          </Permitted>
        ),
    },
  ];
}

function Decisions({ flag, reload }: { flag: Flag; reload: () => Promise<void> }) {
  const names: Decision[] = flag.showBan
    ? ['dismiss', 'warn', 'remove', 'ban']
    : ['dismiss', 'warn', 'remove'];
  return (
    <div class="acts">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={`${DECISIONS[name].label}: ${flag.target} ${flag.snippet}`}
          onClick={() => decide(flag, name, reload)}
        >
          {DECISIONS[name].label}
        </button>
      ))}
    </div>
  );
}

/** Asks first: a decision is final. */
function decide(flag: Flag, name: Decision, reload: () => Promise<void>): void {
  const { label, text, decided, send } = DECISIONS[name];
  ask({
    title: `${label} (${flag.reasonLabel})`,
    text: textOf('moderation.thisCannotBeUndone', {
      target: flag.target,
      snippet: flag.snippet,
      flag: text(flag),
    }),
    confirm: label,
    isDangerous: name === 'remove' || name === 'ban',
    act: async () => {
      const { status } = await answerOf(send(flag));
      await reload();
      // A decided flag stays decided, and shows the decision.
      if (status !== decided)
        throw new Refusal(409, [textOf('moderation.somebodyElseHasDecided', { status })]);
      notify(textOf('moderation.decided', { status }));
    },
  });
}
