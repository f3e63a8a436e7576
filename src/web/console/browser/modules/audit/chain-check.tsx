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

interface Head {
  position: number;
  hash: string;
}

/** Parses a noted head, `position:hash`. @throws Refusal if it is invalid */
export function headOf(text: string): Head {
  const [, position, hash] = /^\s*(\d+):([0-9a-f]{64})\s*$/i.exec(text) ?? [];
  if (position === undefined || hash === undefined)
    throw new Refusal(400, ['head must be a position, a colon and a hash, as it was noted']);
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
    <Part title="Check of the chain">
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
      setSaid(`Checking … ${recordsOf(followed?.records ?? 0)} so far`);
      followed = await followPiece(followed);
    } while (!followed.isLast);
    setSaid(verdictOf(followed));
  };
  return (
    <>
      <p>Checks that no record was changed or removed since it was written.</p>
      <Button isBusy={act.isBusy} onClick={() => void act.run(follow)}>
        Check the whole chain
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
    if (!found) setVerdict(`Record ${noted.position} is missing: the end of the log was removed.`);
    else if (found.hash === noted.hash) setVerdict('The noted record is unchanged.');
    else setVerdict(`Record ${noted.position} has another hash: the log was rewritten.`);
  });
  return (
    <>
      <p>
        An owner of the tables could rewrite the chain or remove its end. Note the head elsewhere from time to
        time: if a noted head is still there, and the chain is intact, nothing before it was changed.
      </p>
      <button type="button" onClick={() => void act.run(async () => setHead(await recordAt()))}>
        Show the head
      </button>
      <ActRefused by={act.refusal} />
      {head && (
        <p>
          <code>
            {head.position}:{head.hash}
          </code>
        </p>
      )}
      <FormBody form={form} submitLabel="Check the noted head">
        <TextField form={form} name="head" label="Noted head" hint="position:hash" />
      </FormBody>
      <p role="status">{verdict}</p>
    </>
  );
}
