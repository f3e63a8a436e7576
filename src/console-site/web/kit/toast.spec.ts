import { Refusal } from '../refusal';
import { notify, takeBack, toasts } from './toast';

const texts = () => toasts.get().map(({ text }) => text);

describe('notices', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    toasts.set([]);
    jest.useRealTimers();
  });

  it('go by themselves', () => {
    notify('Done');
    notify('Done, with a way back', () => Promise.resolve());
    jest.runAllTimers();
    expect(texts()).toEqual([]);
  });

  it('stay until they are closed where something was not taken back', async () => {
    notify('Done', () => Promise.reject(new Refusal(409, ['It has moved since.'])));
    await takeBack(toasts.get()[0]!);
    jest.runAllTimers();
    expect(texts()).toEqual(['Not taken back. It has moved since.']);
  });
});
