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
import { countOf, textOf } from '../../words';

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
        caption={textOf('module.officials')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { label: textOf('common.name'), value: ({ name }) => name },
          { label: textOf('city.designation'), value: ({ designation }) => designation },
          { label: textOf('city.wardOrSeat'), value: ({ ward, constituency }) => ward || constituency },
          {
            label: textOf('city.contact'),
            value: ({ email }) => email,
            text: (row) => contactOf(row).join(' '),
            cell: (row) => <Contact of={row} />,
          },
          { label: textOf('city.mailRefused'), value: refusedAt, cell: (row) => momentOf(refusedAt(row)) },
          {
            label: textOf('city.lettersNotSent'),
            value: lettersOf,
            cell: (row) => (lettersOf(row) > 0 ? upTo(lettersOf(row), MAX_LETTERS) : ''),
          },
          {
            label: textOf('common.actions'),
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
  return [
    phone,
    email,
    chatNumber && textOf('city.chat', { chatNumber }),
    microHandle && textOf('city.microblog', { microHandle }),
  ].filter((text) => text !== '');
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
      <button type="button" aria-label={textOf('city.changeTheContactOf', { name })} onClick={onAsk}>
        {textOf('city.change2')}
      </button>
      {(refusedAt(official) !== null || lettersOf(official) > 0) && (
        <button
          type="button"
          aria-label={textOf('city.writeAgain', { name })}
          onClick={() => askToWriteAgain(official, onWritten)}
        >
          {textOf('city.writeAgain2')}
        </button>
      )}
    </div>
  );
}

/** Asks first: the letters leave the service. */
function askToWriteAgain(official: Official, onWritten: Props['onWritten']): void {
  const { id, name, email } = official;
  ask({
    title: textOf('city.writeToAgain', { name }),
    text: whatIsWritten(official),
    confirm: textOf('city.writeAgain2'),
    act: async () => {
      const params = { path: { officialId: id } };
      onWritten(await answerOf(api.POST('/api/admin/officials/{officialId}/write-again', { params })));
      notify(textOf('city.lettersAreSentTo', { name, email }));
    },
  });
}

/** The effect of writing again: letters of others with the same address are sent, too, if it refused mail. */
function whatIsWritten(official: Official): string {
  const { name, email } = official;
  const letters = countOf('count.letter', lettersOf(official));
  const count = lettersOf(official) < MAX_LETTERS ? letters : textOf('city.atLeast', { letters });
  const sent = textOf('city.toAboutLateIssues', { count, name, email });
  if (refusedAt(official) === null) return sent;
  return textOf('city.itRefusedMailLetters', { sent });
}

const EMAIL_HINT = textOf('city.whoeverSignsInWith');

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
    notify(textOf('city.theContactOfIs', { name: next.name }));
    onChange(next);
    onClose();
  });
  const leave = useLeave(form, onClose);
  return (
    // The request may be refused: the dialog cannot be closed while it is pending.
    <Dialog title={textOf('city.contactOf', { name })} onClose={leave}>
      <FormBody form={form} submitLabel={textOf('common.save')} onCancel={() => leave?.()}>
        <TextField form={form} name="phone" label={textOf('common.phone')} />
        <TextField form={form} name="email" label={textOf('common.email')} hint={EMAIL_HINT} />
        <TextField form={form} name="chatNumber" label={textOf('city.chatNumber')} />
        <TextField form={form} name="microHandle" label={textOf('city.microblogHandle')} />
      </FormBody>
    </Dialog>
  );
}
