import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { upTo } from '../../counts';
import { ask, Dialog } from '../../kit/dialog';
import { TextField } from '../../kit/forms/fields';
import { changeOf, FormBody, useForm } from '../../kit/forms/form';
import { momentOf } from '../../kit/format';
import { useLeave } from '../../kit/actions/unsaved';
import { Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { Permitted } from '../../rights';
import { countOf } from '../../words';

export type Official = Schemas['OfficialContact'];

interface Props {
  rows: readonly Official[];
  /** Is given the changed official. */
  onChange: (official: Official) => void;
  /** Is given an official whose address gets mail again. */
  onWritten: (official: Official) => void;
}

/** The officials, their contact data, and the acts on each. */
export function OfficialTable({ rows, onChange, onWritten }: Props) {
  const [changed, setChanged] = useState<Official>();
  return (
    <>
      <Table
        caption="Officials"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Name', value: ({ name }) => name },
          { label: 'Designation', value: ({ designation }) => designation },
          { label: 'Ward or seat', value: ({ ward, constituency }) => ward || constituency },
          {
            label: 'Contact',
            value: ({ email }) => email,
            text: (row) => contactOf(row).join(' '),
            cell: (row) => <Contact of={row} />,
          },
          { label: 'Mail refused', value: refusedAt, cell: (row) => momentOf(refusedAt(row)) },
          {
            label: 'Letters not sent',
            value: lettersOf,
            cell: (row) => (lettersOf(row) > 0 ? upTo(lettersOf(row), MAX_LETTERS) : ''),
          },
          {
            label: 'Actions',
            cell: (row) => (
              <Permitted to="officials">
                <Actions official={row} onAsk={() => setChanged(row)} onWritten={onWritten} />
              </Permitted>
            ),
          },
        ]}
      />
      {changed && (
        <ContactDialog official={changed} onClose={() => setChanged(undefined)} onChange={onChange} />
      )}
    </>
  );
}

/** The contact data of an official in one column, as four are wider than the screen. */
function contactOf({ phone, email, chatNumber, microHandle }: Official): string[] {
  return [phone, email, chatNumber && `Chat ${chatNumber}`, microHandle && `Microblog ${microHandle}`].filter(
    (text) => text !== '',
  );
}

function Contact({ of }: { of: Official }) {
  return (
    <>
      {contactOf(of).map((text) => (
        <div key={text} class="words" dir="auto">
          {text}
        </div>
      ))}
    </>
  );
}

/** Null if an older instance responds, which does not know refusals. */
const refusedAt = ({ mailRefusedAt }: Partial<Official>): string | null => mailRefusedAt ?? null;

/** The service counts no more. */
const MAX_LETTERS = 100;

/** The number of unsent letters to an official; 0 if an older instance responds. */
const lettersOf = ({ lettersToWrite }: Partial<Official>): number => lettersToWrite ?? 0;

function Actions({
  official,
  onAsk,
  onWritten,
}: Pick<Props, 'onWritten'> & { official: Official; onAsk: () => void }) {
  const { name } = official;
  return (
    <div class="acts">
      <button type="button" aria-label={`Change the contact of ${name}`} onClick={onAsk}>
        Change
      </button>
      {(refusedAt(official) !== null || lettersOf(official) > 0) && (
        <button
          type="button"
          aria-label={`Write again: ${name}`}
          onClick={() => askToWriteAgain(official, onWritten)}
        >
          Write again
        </button>
      )}
    </div>
  );
}

/** Asks first: the letters leave the service. */
function askToWriteAgain(official: Official, onWritten: Props['onWritten']): void {
  const { id, name, email } = official;
  ask({
    title: `Write to ${name} again`,
    text: whatIsWritten(official),
    confirm: 'Write again',
    act: async () => {
      const params = { path: { officialId: id } };
      onWritten(await answerOf(api.POST('/api/admin/officials/{officialId}/write-again', { params })));
      notify(`Letters are sent to ${name} at ${email}`);
    },
  });
}

/** The effect of writing again: letters of others with the same address are sent, too, if it refused mail. */
function whatIsWritten(official: Official): string {
  const { name, email } = official;
  const letters = countOf('count.letter', lettersOf(official));
  const count = lettersOf(official) < MAX_LETTERS ? letters : `At least ${letters}`;
  const sent = `${count} to ${name} about late issues, and letters to others with this address, are sent to ${email} now.`;
  if (refusedAt(official) === null) return sent;
  return `${sent} It refused mail; letters are sent to it again from now on. If the mailbox does not exist, the next letter will be refused again.`;
}

const EMAIL_HINT =
  'Whoever signs in with it is an official. If you save another address, unsent letters about late issues are sent to it.';

function ContactDialog({
  official,
  onClose,
  onChange,
}: Pick<Props, 'onChange'> & { official: Official; onClose: () => void }) {
  const { id, name, phone, email, chatNumber, microHandle } = official;
  const form = useForm({ phone, email, chatNumber, microHandle }, async (values, changed) => {
    const params = { path: { officialId: id } };
    const body = changeOf(values, changed);
    const next = await answerOf(api.PUT('/api/admin/officials/{officialId}/contact', { params, body }));
    notify(`The contact of ${next.name} is saved`);
    onChange(next);
    onClose();
  });
  const leave = useLeave(form, onClose);
  return (
    // The request may be refused: the dialog cannot be closed while it is pending.
    <Dialog title={`Contact of ${name}`} onClose={leave}>
      <FormBody form={form} submitLabel="Save" onCancel={() => leave?.()}>
        <TextField form={form} name="phone" label="Phone" />
        <TextField form={form} name="email" label="Email" hint={EMAIL_HINT} />
        <TextField form={form} name="chatNumber" label="Chat number" />
        <TextField form={form} name="microHandle" label="Microblog handle" />
      </FormBody>
    </Dialog>
  );
}
