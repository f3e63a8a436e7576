import type { Schemas } from '../api';
import { createStore } from '../store';
import { ask } from './dialog';
import { textOf } from '../words';

export type Purpose = Schemas['Reveal']['purpose'];

/** The purposes, as city staff choose them. */
const PURPOSES: ReadonlyArray<[Purpose, string]> = [
  ['contact_reporter', textOf('shell.toContactThePerson')],
  ['verify_report', textOf('shell.toVerifyAReport')],
  ['complaint', textOf('shell.aComplaint')],
  ['legal_request', textOf('shell.aLegalRequest')],
  ['abuse', textOf('common.abuse')],
  ['data_request', textOf('shell.aRequestAboutPersonal')],
  ['other', textOf('shell.anotherPurposeInWords')],
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
        {textOf('shell.purpose')}{' '}
        <select onChange={({ currentTarget }) => purpose.set(currentTarget.value as Purpose)}>
          {PURPOSES.map(([value, label]) => (
            <option key={value} value={value} selected={value === first}>
              {label}
            </option>
          ))}
        </select>
      </label>
    ),
    noteLabel: textOf('common.inWords'),
    act: (note) => act(purpose.get(), note.trim()),
  });
}
