import type { Language } from '../../../../../kernel/languages';
import type { Schemas } from '../../api';
import { createStore, type Store } from '../../store';

/** What is written on the page of an issue and was not sent yet. */
export interface Draft {
  mode: 'note' | 'answer';
  note: string;
  /** The files for the note, which the service has already. */
  files: readonly Schemas['StaffFile'][];
  answer: string;
  /** undefined: that of the reporter, where it is known. */
  language: Language | undefined;
  /** The template of the answer, and its text as it was inserted. */
  template: { id: string; text: string } | undefined;
  waits: boolean;
  /** The correction of a note. */
  correction: { noteId: string; text: string } | undefined;
}

const EMPTY: Draft = {
  mode: 'note',
  note: '',
  files: [],
  answer: '',
  language: undefined,
  template: undefined,
  waits: false,
  correction: undefined,
};
const PREFIX = 'console-draft ';

const drafts = new Map<string, Store<Draft>>();
/** Whether the browser has refused to keep a draft. */
let isRefused = false;

/** Whether drafts outlive the page. The browser may forbid storage. */
export const isKept = (): boolean => !isRefused;

/**
 * The draft of an account about an issue. It is kept in the tab, so that it is still there after a reload, and after
 * the reader was on other pages.
 * @param storage where it is kept
 */
export function draftOf(accountId: string, issueId: string, storage: Storage = sessionStorage): Store<Draft> {
  const key = `${PREFIX}${accountId} ${issueId}`;
  const known = drafts.get(key);
  if (known) return known;
  forgetOthers(accountId, storage);
  const draft = createStore(stored(storage, key));
  draft.subscribe(() => keep(storage, key, draft.get()));
  drafts.set(key, draft);
  return draft;
}

/** Whether something was written that was not sent. */
export function isBegun({ note, files, answer, correction }: Draft): boolean {
  return note.trim() !== '' || files.length > 0 || answer.trim() !== '' || correction !== undefined;
}

function stored(storage: Storage, key: string): Draft {
  try {
    return { ...EMPTY, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<Draft>) };
  } catch {
    // The browser may forbid storage.
    return EMPTY;
  }
}

function keep(storage: Storage, key: string, draft: Draft): void {
  try {
    if (isBegun(draft)) storage.setItem(key, JSON.stringify(draft));
    else storage.removeItem(key);
  } catch {
    isRefused = true;
  }
}

/** What somebody else has written in this tab is not for the account that has signed in since. */
function forgetOthers(accountId: string, storage: Storage): void {
  try {
    const others = Object.keys(storage).filter(
      (key) => key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${accountId} `),
    );
    for (const key of others) storage.removeItem(key);
  } catch {
    // The browser may forbid storage.
  }
}
