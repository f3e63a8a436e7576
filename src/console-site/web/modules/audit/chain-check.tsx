import { useState } from 'preact/hooks';
import { answerOf, api } from '../../api';
import { useAct } from '../../kit/act';
import { TextField } from '../../kit/fields';
import { FormBody, useForm } from '../../kit/form';
import { Part } from '../../kit/page';
import { Refused } from '../../kit/refused';
import { Refusal } from '../../refusal';

interface Head {
  position: number;
  hash: string;
}

/** Reads a noted head, `position:hash`. @throws Refusal where it is none */
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

/**
 * Checks a head that was noted outside the database against the log as it is now. Whether each hash in between is right is
 * checked by `npm run audit:verify`, which has the content of the records as it is stored.
 */
export function ChainCheck() {
  const [head, setHead] = useState<Head>();
  const [verdict, setVerdict] = useState<string>();
  const act = useAct();
  const form = useForm({ head: '' }, async (values) => {
    setVerdict(undefined);
    const noted = headOf(values.head);
    const found = await recordAt(noted.position);
    if (!found) setVerdict(`Record ${noted.position} is not there any more: the log was cut.`);
    else if (found.hash === noted.hash) setVerdict('The noted record is there, unchanged.');
    else setVerdict(`Record ${noted.position} has another hash: the log was written anew.`);
  });
  return (
    <Part title="Check of the chain">
      <p>
        Note the head somewhere else now and then. If a noted head is still there, nothing before it was taken
        away.
      </p>
      <button type="button" onClick={() => void act.run(async () => setHead(await recordAt()))}>
        Show the head
      </button>
      <Refused by={act.refusal} />
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
    </Part>
  );
}
