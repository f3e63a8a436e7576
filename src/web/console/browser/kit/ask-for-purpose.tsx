import type { Schemas } from '../api';
import { createStore } from '../store';
import { ask } from './dialog';

export type Purpose = Schemas['Reveal']['purpose'];

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

interface Question {
  title: string;
  text: string;
  confirm: string;
  /** The purpose that is chosen first. */
  first: Purpose;
  isDangerous?: boolean;
  act: (purpose: Purpose, words: string) => Promise<void>;
}

/** Asks for which purpose something is done with personal data, before it is done. */
export function askForPurpose({ first, act, ...dialog }: Question): void {
  const purpose = createStore<Purpose>(first);
  ask({
    ...dialog,
    details: (
      <label>
        Purpose{' '}
        <select onChange={({ currentTarget }) => purpose.set(currentTarget.value as Purpose)}>
          {PURPOSES.map(([value, label]) => (
            <option key={value} value={value} selected={value === first}>
              {label}
            </option>
          ))}
        </select>
      </label>
    ),
    noteLabel: 'In words',
    act: (note) => act(purpose.get(), note.trim()),
  });
}
