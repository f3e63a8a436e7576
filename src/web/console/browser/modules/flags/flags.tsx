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

type Flag = Schemas['ConsoleFlag'];

const REREAD_MS = 30_000;

const REASONS = [
  { value: '', label: 'All' },
  { value: 'spam', label: 'Spam' },
  { value: 'abuse', label: 'Abuse' },
  { value: 'wronginfo', label: 'Wrong information' },
  { value: 'duplicate', label: 'Duplicate' },
  { value: 'other', label: 'Other' },
];

const of = ({ id }: Flag) => ({ params: { path: { flagId: id } } });

/** The effect of removal, by kind of target; the API may add kinds. */
const REMOVALS: Readonly<Record<string, string>> = {
  Issue: 'It is hidden.',
  Comment: 'It is deleted.',
  Media: 'It is redacted.',
  'Reporter profile': 'The profile stays as it is: only a ban changes what its owner may do.',
};
const removalInWords = ({ target }: Flag): string => REMOVALS[target] ?? 'It will no longer be shown.';

/** The possible decisions, and their effects. */
const DECISIONS = {
  dismiss: {
    label: 'Dismiss',
    decided: 'dismissed',
    text: () => 'The flagged item stays as it is.',
    send: (flag: Flag) => api.POST('/api/admin/feed/flags/{flagId}/dismiss', of(flag)),
  },
  warn: {
    label: 'Warn',
    decided: 'warned',
    text: () => 'The warning is recorded, but not sent; the flagged item stays.',
    send: (flag: Flag) => api.POST('/api/admin/feed/flags/{flagId}/warn', of(flag)),
  },
  remove: {
    label: 'Remove',
    decided: 'removed',
    text: removalInWords,
    send: (flag: Flag) => api.POST('/api/admin/feed/flags/{flagId}/remove', of(flag)),
  },
  ban: {
    label: 'Ban',
    decided: 'banned',
    text: () => 'The account can only read from then on.',
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
    <Page title="Flags" intro="Of all cities, open ones first. A decision cannot be undone.">
      <ReasonChoice reason={reason} />
      <Loaded of={flags} empty="There are no flags.">
        {(rows) => (
          <>
            {rows.length >= MAX_FLAGS && <p>These are the first {MAX_FLAGS}, open ones first.</p>}
            <Table
              caption="Flags"
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
        label="Reason"
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
    { label: 'Target', value: ({ target }) => target },
    {
      label: 'Text',
      value: ({ snippet }) => snippet,
      cell: (flag) => (
        <>
          <span class="words" dir="auto">
            {flag.snippet}
          </span>{' '}
          <button
            type="button"
            aria-label={`Look at: ${flag.target} ${flag.snippet}`}
            onClick={() => look(flag.id)}
          >
            Look at
          </button>
        </>
      ),
    },
    { label: 'Reason', value: ({ reasonLabel }) => reasonLabel },
    { label: 'Reported by', value: ({ reporterCount }) => reporterCount },
    { label: 'Decision', value: ({ resolvedLabel }) => resolvedLabel || 'Open' },
    {
      label: 'Actions',
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
    text: `${flag.target} “${flag.snippet}”: ${text(flag)} This cannot be undone.`,
    confirm: label,
    isDangerous: name === 'remove' || name === 'ban',
    act: async () => {
      const { status } = await answerOf(send(flag));
      await reload();
      // A decided flag stays decided, and shows the decision.
      if (status !== decided) throw new Refusal(409, [`Somebody else has decided already: ${status}.`]);
      notify(`Decided: ${status}`);
    },
  });
}
