import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../api';
import { createStore } from '../store';
import { ask } from './dialog';

type Request = Schemas['Reveal'];
type Purpose = Request['purpose'];

/** The purposes, as city staff choose them. */
const PURPOSES: ReadonlyArray<[Purpose, string]> = [
  ['contact_reporter', 'To contact the person'],
  ['verify_report', 'To verify a report'],
  ['complaint', 'A complaint'],
  ['legal_request', 'A legal request'],
  ['abuse', 'Abuse'],
  ['data_request', 'A request about personal data'],
  ['other', 'Another purpose, in words'],
];

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
          askForPurpose(what, async (purpose, words) => {
            const body = { target, kinds: [kind], purpose, ...(words && { words }) };
            const answer = await answerOf(api.POST('/api/admin/privacy/reveal', { body }));
            setShown(answer[kind] ?? 'not known');
          })
        }
      >
        Show <span class="unseen">{what}</span>
      </button>
    </>
  );
}

function askForPurpose(what: string, show: (purpose: Purpose, words: string) => Promise<void>): void {
  const purpose = createStore<Purpose>('contact_reporter');
  ask({
    title: `Show ${what}`,
    text: 'This is logged. The person sees when it was shown, in which role and for what, but not by whom.',
    details: (
      <label>
        Purpose{' '}
        <select onChange={({ currentTarget }) => purpose.set(currentTarget.value as Purpose)}>
          {PURPOSES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    ),
    noteLabel: 'In words',
    confirm: 'Show',
    act: (note) => show(purpose.get(), note.trim()),
  });
}
