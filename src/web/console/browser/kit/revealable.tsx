import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../api';
import { askForPurpose } from './ask-for-purpose';
import { partsOf, textOf } from '../words';

type Request = Schemas['Reveal'];

/** A masked value with a button that asks for the purpose and shows it. The read is logged. */
export function Revealable({
  masked,
  of: what,
  target,
  kind,
}: {
  masked: string;
  /** What the value is, in the title of the dialog. */
  of: string;
  target: Request['target'];
  kind: 'email' | 'phone' | 'name' | 'contact';
}) {
  const [shown, setShown] = useState<string>();
  if (shown !== undefined) return <>{shown}</>;
  return (
    <>
      {masked}{' '}
      <button
        type="button"
        onClick={() =>
          askForPurpose({
            title: textOf('shell.showWhat', { what }),
            text: textOf('shell.thisIsLoggedThe'),
            confirm: textOf('common.show'),
            first: 'contact_reporter',
            act: async (purpose, words) => {
              const body = { target, kinds: [kind], purpose, ...(words && { words }) };
              const answer = await answerOf(api.POST('/api/admin/privacy/reveal', { body }));
              setShown(answer[kind] ?? textOf('shell.notKnown'));
            },
          })
        }
      >
        {partsOf('shell.showPart', { part: <span class="unseen">{what}</span> })}
      </button>
    </>
  );
}
