import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { ActRefused } from '../../kit/actions/refused';
import { notify } from '../../kit/actions/toast';
import { useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { Table } from '../../kit/table';

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
      <h2>Somebody without an account</h2>
      <FormBody form={form} submitLabel="Search">
        <TextField form={form} name="address" label="Email address, number or name on a channel" />
        <TextField
          form={form}
          name="words"
          label="Which request it is for"
          hint="It is logged with the search."
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
    notify(`${erased} rows were erased.`);
    clear();
  };
  if (found.items.length === 0) return <p>Nothing is held of this address.</p>;
  return (
    <>
      <ActRefused by={act.refusal} />
      <Table
        caption="Records"
        rows={found.items}
        keyOf={({ kind, value }) => `${kind} ${JSON.stringify(value)}`}
        columns={[
          { label: 'Kind', value: ({ kind }) => kind },
          { label: 'Record', value: ({ value }) => JSON.stringify(value) },
        ]}
      />
      {found.accounts.length > 0 ? (
        <p>An account has this address: {found.accounts.join(', ')}. Its person asks for the erasure.</p>
      ) : (
        <Button isBusy={act.isBusy} onClick={() => void act.run(erase)}>
          Erase all of it
        </Button>
      )}
    </>
  );
}
