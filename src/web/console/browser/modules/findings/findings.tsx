import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { type Action, useAction } from '../../kit/actions/use-action';
import { ActRefused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { Button } from '../../kit/button';
import { momentOf } from '../../kit/format';
import { Page } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Table } from '../../kit/table';
import { hrefOf } from '../../router';
import { askToRedact } from '../feed/redact-text';

type Finding = Schemas['Finding'];
type Field = Schemas['RedactText']['field'];

const MAX_FINDINGS = 100;
/** The API may add kinds. */
const KINDS: Readonly<Record<string, string>> = {
  phone: 'Phone number',
  email: 'Email address',
  aadhaar: 'Aadhaar number',
  pan: 'PAN',
  plate: 'Number plate',
  upi: 'UPI id',
  voter_id: 'Voter id',
  bank_account: 'Bank account',
  home_address: 'Home address',
};
const TARGETS: Readonly<Record<string, string>> = {
  issue: 'Report',
  message: 'Message',
  resolution: 'Resolution',
  reopen_request: 'Request to reopen',
};

/** Personal data in published texts of a city, whose authors were not asked about it. */
export default function Findings() {
  const cityId = useCity();
  const list = useRead(cityId, () =>
    answerOf(api.GET('/api/admin/privacy/findings', { params: { query: { cityId, limit: MAX_FINDINGS } } })),
  );
  const act = useAction();
  return (
    <Page
      title="Personal data"
      intro="In published texts whose authors were not asked. Take the words out, or leave them if they are public."
    >
      <ActRefused by={act.refusal} />
      <Loaded of={list} empty="Nothing was found that nobody has decided about.">
        {(rows) => (
          <>
            {rows.length >= MAX_FINDINGS && <p>These are the newest {MAX_FINDINGS}.</p>}
            <List rows={rows} act={act} reload={list.reload} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface ListProps {
  rows: readonly Finding[];
  act: Action;
  reload: () => Promise<void>;
}

function List({ rows, act, reload }: ListProps) {
  return (
    <Table
      caption="Personal data in texts"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Found', value: ({ foundAt }) => foundAt, cell: ({ foundAt }) => momentOf(foundAt) },
        { label: 'Kind', value: ({ kind }) => KINDS[kind] ?? kind },
        { label: 'Words', value: ({ words }) => words, cell: (row) => <Words of={row} /> },
        { label: 'In', value: ({ target }) => TARGETS[target] ?? target, cell: (row) => <Place of={row} /> },
        { label: 'Actions', cell: (row) => <Decision finding={row} act={act} reload={reload} /> },
      ]}
    />
  );
}

function Words({ of: { before, words, after } }: { of: Finding }) {
  return (
    <span class="words" dir="auto">
      {before}
      <mark>{words}</mark>
      {after}
    </span>
  );
}

function Place({ of: { issueId, issueTitle, target } }: { of: Finding }) {
  const city = useCity();
  return (
    <>
      {TARGETS[target] ?? target}:{' '}
      <a href={hrefOf(`/feed/${issueId}`, { city })} dir="auto">
        {issueTitle}
      </a>
    </>
  );
}

function Decision({ finding, act, reload }: { finding: Finding; act: Action; reload: () => Promise<void> }) {
  const { id, issueId, target, targetId, field, start, end, words } = finding;
  const redaction = { target, targetId, field: field as Field, ranges: [{ start, end }] };
  const dismiss = async () => {
    await answerOf(
      api.POST('/api/admin/privacy/findings/{findingId}/dismiss', { params: { path: { findingId: id } } }),
    );
    notify('Left as it is');
    await reload();
  };
  return (
    <>
      <Button
        isBusy={act.isBusy}
        label={`Take out: ${words}`}
        onClick={() => askToRedact(issueId, redaction, reload)}
      >
        Take out
      </Button>{' '}
      <Button isBusy={act.isBusy} label={`Leave: ${words}`} onClick={() => void act.run(dismiss)}>
        Leave
      </Button>
    </>
  );
}
