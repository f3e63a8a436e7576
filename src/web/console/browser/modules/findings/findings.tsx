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
import { partsOf, textOf } from '../../words';

type Finding = Schemas['Finding'];
type Field = Schemas['RedactText']['field'];

const MAX_FINDINGS = 100;
/** The API may add kinds. */
const KINDS: Readonly<Record<string, string>> = {
  phone: textOf('moderation.phoneNumber'),
  email: textOf('moderation.emailAddress'),
  aadhaar: textOf('moderation.aadhaarNumber'),
  pan: 'PAN',
  plate: textOf('moderation.numberPlate'),
  upi: textOf('moderation.upiId'),
  voter_id: textOf('moderation.voterId'),
  bank_account: textOf('moderation.bankAccount'),
  home_address: textOf('moderation.homeAddress'),
};
const TARGETS: Readonly<Record<string, string>> = {
  issue: textOf('common.report'),
  message: textOf('common.message'),
  resolution: textOf('common.resolution'),
  reopen_request: textOf('moderation.requestToReopen'),
};

/** Personal data in published texts of a city, whose authors were not asked about it. */
export default function Findings() {
  const cityId = useCity();
  const list = useRead(cityId, () =>
    answerOf(api.GET('/api/admin/privacy/findings', { params: { query: { cityId, limit: MAX_FINDINGS } } })),
  );
  const act = useAction();
  return (
    <Page title={textOf('module.findings')} intro={textOf('moderation.inPublishedTextsWhose')}>
      <ActRefused by={act.refusal} />
      <Loaded of={list} empty={textOf('moderation.nothingWasFoundThat')}>
        {(rows) => (
          <>
            {rows.length >= MAX_FINDINGS && (
              <p>{partsOf('moderation.theseAreTheNewest', { MAXFINDINGS: MAX_FINDINGS })}</p>
            )}
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
      caption={textOf('moderation.personalDataInTexts')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: textOf('common.found'),
          value: ({ foundAt }) => foundAt,
          cell: ({ foundAt }) => momentOf(foundAt),
        },
        { label: textOf('common.kind'), value: ({ kind }) => KINDS[kind] ?? kind },
        { label: textOf('common.words'), value: ({ words }) => words, cell: (row) => <Words of={row} /> },
        {
          label: textOf('moderation.in'),
          value: ({ target }) => TARGETS[target] ?? target,
          cell: (row) => <Place of={row} />,
        },
        {
          label: textOf('common.actions'),
          cell: (row) => <Decision finding={row} act={act} reload={reload} />,
        },
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
    notify(textOf('moderation.leftAsItIs'));
    await reload();
  };
  return (
    <>
      <Button
        isBusy={act.isBusy}
        label={textOf('moderation.takeOut', { words })}
        onClick={() => askToRedact(issueId, redaction, reload)}
      >
        {textOf('common.takeOut')}
      </Button>{' '}
      <Button
        isBusy={act.isBusy}
        label={textOf('moderation.leave', { words })}
        onClick={() => void act.run(dismiss)}
      >
        {textOf('common.leave')}
      </Button>
    </>
  );
}
