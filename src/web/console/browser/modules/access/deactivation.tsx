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
import { partsOf, textOf } from '../../words';

type Account = Schemas['ConsoleAccount'];

/** The service refuses to leave issues without a holder, and says how many there are. */
const HOLDS_ISSUES = /^(\d+ issues?) would be left without a holder/;
const NOBODY = textOf('common.nobody2');

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
    title: textOf('people.deactivate', { name }),
    text: textOf('people.allSessionsOfWill', { name }),
    confirm: textOf('common.deactivate'),
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
      notify(textOf('people.isDeactivated', { name }));
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
  throw new Refusal(400, [`moveTo ${textOf('people.cannotGetAll')}`]);
}

/** Asks who gets the issues of an account, and deactivates it. */
export function HeirDialog({ account, accounts, issues, after, onClose }: Props) {
  const { id, name } = account;
  const heirs = useRead(id, () => readHeirs(account, accounts));
  const form = useForm({ moveTo: '' }, async ({ moveTo }) => {
    if (moveTo === '') throw new Refusal(400, [`moveTo ${textOf('refusal.chosen')}`]);
    await deactivate(id, moveTo === NOBODY ? null : holderOf(moveTo)).catch(ofAnotherCity);
    notify(textOf('people.isDeactivated', { name }));
    await after();
    onClose();
  });
  const leave = useLeave(form, onClose);
  return (
    <Dialog title={textOf('people.whoGetsTheIssues', { name })} onClose={leave}>
      <FormBody form={form} submitLabel={textOf('common.deactivate')} onCancel={() => leave?.()}>
        <p>{partsOf('people.holdsFinishedOnesIncluded', { name, issues })}</p>
        <SelectField
          form={form}
          name="moveTo"
          label={textOf('bulk.unitOrPerson')}
          options={[
            { value: '', label: textOf('people.chooseWhoGetsThem') },
            { value: NOBODY, label: textOf('people.leaveThemWithoutA') },
            ...(heirs.data ?? []),
          ]}
        />
        <NotRead of={heirs} />
      </FormBody>
    </Dialog>
  );
}
