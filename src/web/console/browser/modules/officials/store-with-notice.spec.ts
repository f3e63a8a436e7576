import { toasts } from '../../kit/actions/toast';
import { Refusal } from '../../refusal';
import { storeWithNotice } from './store-with-notice';

const texts = () => toasts.get().map(({ text }) => text);

describe('the notice of an import', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    toasts.set([]);
    jest.useRealTimers();
  });

  it('says how many rows were stored, and how many were left out', async () => {
    await storeWithNotice('wards.csv', () => Promise.resolve({ imported: 3, skipped: 1 }));
    expect(texts()).toEqual(['The file wards.csv is imported: 3 rows stored, 1 row left out']);
    jest.runAllTimers();
    expect(texts()).toEqual([]);
  });

  it('stays if the file was refused, as its page may have been left', async () => {
    await storeWithNotice('wards.csv', () => Promise.reject(new Refusal(413, ['It is too large.'])));
    jest.runAllTimers();
    expect(texts()).toEqual(['The file wards.csv is not imported. It is too large.']);
  });
});
