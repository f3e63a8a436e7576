import { useState } from 'preact/hooks';
import { answerOf, api } from '../../api';
import { useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { Part } from '../../kit/page';
import { ActRefused } from '../../kit/actions/refused';
import { Refusal } from '../../refusal';
import { type Followed, recordsOf, verdictOf } from './whole-chain';
import { textOf } from '../../words';

interface Head {
  position: number;
  hash: string;
}

/** Parses a noted head, `position:hash`. @throws Refusal if it is invalid */
export function headOf(text: string): Head {
  const [, position, hash] = /^\s*(\d+):([0-9a-f]{64})\s*$/i.exec(text) ?? [];
  if (position === undefined || hash === undefined)
    throw new Refusal(400, [`head ${textOf('setup.headRule')}`]);
  return { position: Number(position), hash: hash.toLowerCase() };
}

/** The record at a position, or undefined. */
async function recordAt(position?: number): Promise<Head | undefined> {
  const query = { limit: 1, ...(position !== undefined && { before: position + 1 }) };
  const [record] = await answerOf(api.GET('/api/admin/ops/audit', { params: { query } }));
  return record && (position === undefined || record.position === position) ? record : undefined;
}

/** Checks the next piece of the chain. @param before the result so far */
async function followPiece(before: Followed | undefined): Promise<Followed> {
  const head = before?.head;
  const query = head ? { after: `${head.position}:${head.hash}` } : {};
  const piece = await answerOf(api.GET('/api/admin/ops/audit/chain', { params: { query } }));
  return { ...piece, records: (before?.records ?? 0) + piece.records };
}

/** Checks the whole chain, and a head that was noted outside the database. */
export function ChainCheck() {
  return (
    <Part title={textOf('setup.checkOfTheChain')}>
      <WholeChain />
      <NotedHead />
    </Part>
  );
}

/** Checks the chain from its first record to its last, piece by piece. */
function WholeChain() {
  const [said, setSaid] = useState<string>();
  const act = useAction();
  const follow = async () => {
    let followed: Followed | undefined;
    do {
      setSaid(textOf('setup.checkingSoFar', { recordsOf: recordsOf(followed?.records ?? 0) }));
      followed = await followPiece(followed);
    } while (!followed.isLast);
    setSaid(verdictOf(followed));
  };
  return (
    <>
      <p>{textOf('setup.checksThatNoRecord')}</p>
      <Button isBusy={act.isBusy} onClick={() => void act.run(follow)}>
        {textOf('setup.checkTheWholeChain')}
      </Button>
      <ActRefused by={act.refusal} />
      <p role="status">{act.refusal ? undefined : said}</p>
    </>
  );
}

/** Compares a head that was noted outside the database with the current log. */
function NotedHead() {
  const [head, setHead] = useState<Head>();
  const [verdict, setVerdict] = useState<string>();
  const act = useAction();
  const form = useForm({ head: '' }, async (values) => {
    setVerdict(undefined);
    const noted = headOf(values.head);
    const found = await recordAt(noted.position);
    if (!found) setVerdict(textOf('setup.recordIsMissingThe', { position: noted.position }));
    else if (found.hash === noted.hash) setVerdict(textOf('setup.theNotedRecordIs'));
    else setVerdict(textOf('setup.recordHasAnotherHash', { position: noted.position }));
  });
  return (
    <>
      <p>{textOf('setup.anOwnerOfThe')}</p>
      <button type="button" onClick={() => void act.run(async () => setHead(await recordAt()))}>
        {textOf('setup.showTheHead')}
      </button>
      <ActRefused by={act.refusal} />
      {head && (
        <p>
          <code>
            {head.position}:{head.hash}
          </code>
        </p>
      )}
      <FormBody form={form} submitLabel={textOf('setup.checkTheNotedHead')}>
        <TextField
          form={form}
          name="head"
          label={textOf('setup.notedHead')}
          hint={textOf('setup.positionHash')}
        />
      </FormBody>
      <p role="status">{verdict}</p>
    </>
  );
}
