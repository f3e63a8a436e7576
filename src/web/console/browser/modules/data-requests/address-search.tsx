import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { ActRefused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { Table } from '../../kit/table';
import { countOf, textOf } from '../../words';

type Found = Schemas['FoundByAddress'];

/** All records of somebody without an account, found by an address or a number; each search is logged. */
export function AddressSearch() {
  const [found, setFound] = useState<Found & { address: string }>();
  const form = useForm({ address: '', words: '' }, async ({ address, words }) => {
    const body = { address, purpose: 'data_request' as const, ...(words !== '' && { words }) };
    setFound({ ...(await answerOf(api.POST('/api/admin/privacy/search', { body }))), address });
  });
  return (
    <section>
      <h2>{textOf('redaction.withoutAnAccount')}</h2>
      <FormBody form={form} submitLabel={textOf('common.search2')}>
        <TextField form={form} name="address" label={textOf('redaction.addressOrName')} />
        <TextField
          form={form}
          name="words"
          label={textOf('redaction.whichRequest')}
          hint={textOf('redaction.loggedWithTheSearch')}
        />
      </FormBody>
      {found && <Records found={found} address={found.address} clear={() => setFound(undefined)} />}
    </section>
  );
}

function Records({ found, address, clear }: { found: Found; address: string; clear: () => void }) {
  const act = useAction();
  const erase = async () => {
    const { erased } = await answerOf(api.POST('/api/admin/privacy/search/erase', { body: { address } }));
    notify(countOf('redaction.rowsErased', erased));
    clear();
  };
  if (found.items.length === 0) return <p>{textOf('redaction.nothingIsHeld')}</p>;
  return (
    <>
      <ActRefused by={act.refusal} />
      <Table
        caption={textOf('redaction.records')}
        rows={found.items}
        keyOf={({ kind, value }) => `${kind} ${JSON.stringify(value)}`}
        columns={[
          { label: textOf('common.kind'), value: ({ kind }) => kind },
          { label: textOf('redaction.record'), value: ({ value }) => JSON.stringify(value) },
        ]}
      />
      {found.accounts.length > 0 ? (
        <p>{textOf('redaction.anAccountHasIt', { accounts: found.accounts.join(', ') })}</p>
      ) : (
        <Button isBusy={act.isBusy} onClick={() => void act.run(erase)}>
          {textOf('redaction.eraseAll')}
        </Button>
      )}
    </>
  );
}
