import { draftOf, isBegun, isKept } from './draft';

/** A storage whose keys are its properties, as those of browsers are. */
function storageOf(kept: Record<string, string> = {}): Storage {
  const storage = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Storage;
  return Object.assign(storage, kept);
}

describe('a draft', () => {
  it('is kept while there is something in it, and found again', () => {
    const storage = storageOf();
    const draft = draftOf('adm_1', 'iss_1', storage);
    expect(isBegun(draft.get())).toBe(false);
    draft.set({ ...draft.get(), note: 'Half a', mode: 'answer' });
    expect(Object.values(storage)).toEqual([expect.stringContaining('Half a')]);
    expect(draftOf('adm_1', 'iss_1', storage)).toBe(draft);
    // After a reload, only the storage is left.
    const [key] = Object.keys(storage);
    const reloaded = storageOf({ [key!.replace('iss_1', 'iss_2')]: storage[key!] as string });
    expect(draftOf('adm_1', 'iss_2', reloaded).get()).toMatchObject({ note: 'Half a', mode: 'answer' });
    draft.set({ ...draft.get(), note: ' ' });
    expect(Object.keys(storage)).toEqual([]);
  });

  it('of another account is neither shown nor kept', () => {
    const storage = storageOf();
    draftOf('adm_2', 'iss_1', storage).set({
      ...draftOf('adm_2', 'iss_1', storage).get(),
      answer: 'Of the other',
    });
    expect(draftOf('adm_3', 'iss_1', storage).get().answer).toBe('');
    expect(Object.keys(storage)).toEqual([]);
  });

  it('works where the browser forbids storage, and says that it is not kept', () => {
    const storage = storageOf();
    storage.setItem = () => {
      throw new Error('forbidden');
    };
    const draft = draftOf('adm_4', 'iss_1', storage);
    expect(isKept()).toBe(true);
    draft.set({ ...draft.get(), note: 'x' });
    expect(draft.get().note).toBe('x');
    expect(isKept()).toBe(false);
  });
});
