import { answerOf, api, type Schemas } from '../../api';
import { holderOf } from '../../holders';
import { notify } from '../../kit/actions/toast';
import { useLeave } from '../../kit/actions/unsaved';
import { ask, Dialog } from '../../kit/dialog';
import { SelectField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { NotRead } from '../../kit/reads/loaded';
import { Refusal, refusalOf } from '../../refusal';
import { readHeirs } from './heirs';

type Account = Schemas['ConsoleAccount'];

/** The service refuses to leave issues without a holder, and says how many there are. */
const HOLDS_ISSUES = /^(\d+ issues?) would be left without a holder/;
const NOBODY = 'nobody';

/** @param moveTo who gets its issues; null: nobody; undefined: it has none */
async function deactivate(accountId: string, moveTo?: Schemas['MoveTo'] | null): Promise<void> {
  const params = { path: { accountId } };
  const body = moveTo === undefined ? {} : { moveTo };
  await answerOf(api.POST('/api/admin/access/accounts/{accountId}/deactivate', { params, body }));
}

/**
 * Deactivates an account after a question.
 * @param after is called once it is deactivated
 * @param onHeld is called instead if the account holds issues, with their number in words
 */
export function askToDeactivate(
  { id, name }: Account,
  after: () => Promise<void>,
  onHeld: (issues: string) => void,
): void {
  ask({
    title: `Deactivate ${name}`,
    text: `All sessions of ${name} will end at once, and nobody can sign in with the account until it is activated again.`,
    confirm: 'Deactivate',
    isDangerous: true,
    act: async () => {
      try {
        await deactivate(id);
      } catch (thrown) {
        const [, issues] = HOLDS_ISSUES.exec(refusalOf(thrown).message) ?? [];
        if (issues === undefined) throw thrown;
        // After this question has closed, which gives the focus back.
        setTimeout(() => onHeld(issues));
        return;
      }
      notify(`${name} is deactivated`);
      await after();
    },
  });
}

interface Props {
  account: Account;
  accounts: readonly Account[];
  /** The number of its issues, in words. */
  issues: string;
  after: () => Promise<void>;
  onClose: () => void;
}

/** Says what is meant by a unit that cannot hold one of the issues. */
function ofAnotherCity(thrown: unknown): never {
  const refusal = refusalOf(thrown);
  if (!refusal.message.startsWith('moveTo.')) throw refusal;
  throw new Refusal(400, ['moveTo cannot get all of them: some are of another city. Nothing was changed.']);
}

/** Asks who gets the issues of an account, and deactivates it. */
export function HeirDialog({ account, accounts, issues, after, onClose }: Props) {
  const { id, name } = account;
  const heirs = useRead(id, () => readHeirs(account, accounts));
  const form = useForm({ moveTo: '' }, async ({ moveTo }) => {
    if (moveTo === '') throw new Refusal(400, ['moveTo must be chosen']);
    await deactivate(id, moveTo === NOBODY ? null : holderOf(moveTo)).catch(ofAnotherCity);
    notify(`${name} is deactivated`);
    await after();
    onClose();
  });
  const leave = useLeave(form, onClose);
  return (
    <Dialog title={`Who gets the issues of ${name}?`} onClose={leave}>
      <FormBody form={form} submitLabel="Deactivate" onCancel={() => leave?.()}>
        <p>
          {name} holds {issues}, finished ones included. All of them go to the same unit or person, of their
          city.
        </p>
        <SelectField
          form={form}
          name="moveTo"
          label="Unit or person"
          options={[
            { value: '', label: 'Choose who gets them' },
            { value: NOBODY, label: 'Leave them without a holder' },
            ...(heirs.data ?? []),
          ]}
        />
        <NotRead of={heirs} />
      </FormBody>
    </Dialog>
  );
}
