import { refusalOf } from './refusal';
import { uploadFetch } from './upload';

/** A fake XMLHttpRequest with the members that an upload uses. The test sends the response. */
class Exchange {
  static last: Exchange;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly response = new Blob(['{}']);
  status = 0;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  constructor() {
    Exchange.last = this;
  }

  open(): void {}
  setRequestHeader(): void {}
  send(): void {}

  getResponseHeader(): string {
    return 'application/json';
  }

  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }

  answer(): void {
    this.status = 200;
    this.onload?.();
    this.onloadend?.();
  }
}

const upload = (body: BodyInit) =>
  uploadFetch()(
    new Request('http://localhost/api/admin/import', { method: 'POST', body, duplex: 'half' } as RequestInit),
  ).then(
    ({ status }) => String(status),
    (thrown: unknown) => refusalOf(thrown).message,
  );

describe('sending a file', () => {
  const Before = globalThis.XMLHttpRequest;
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.XMLHttpRequest = Exchange as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = Before;
    jest.useRealTimers();
  });

  it('is refused after half a minute without upload progress', async () => {
    const sent = upload('a file');
    await jest.advanceTimersByTimeAsync(20_000);
    Exchange.last.upload.onprogress?.({ loaded: 1, total: 6 });
    await jest.advanceTimersByTimeAsync(29_999);
    expect(await Promise.race([sent, Promise.resolve('waited for')])).toBe('waited for');
    await jest.advanceTimersByTimeAsync(1);
    expect(await sent).toBe('The service cannot be reached. Try again.');
  });

  it('stays pending while the service processes the uploaded file', async () => {
    const sent = upload('a file');
    await jest.advanceTimersByTimeAsync(0);
    Exchange.last.upload.onprogress?.({ loaded: 6, total: 6 });
    await jest.advanceTimersByTimeAsync(120_000);
    Exchange.last.answer();
    expect(await sent).toBe('200');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is refused as an outage if the connection breaks', async () => {
    const sent = upload('a file');
    await jest.advanceTimersByTimeAsync(0);
    Exchange.last.onerror?.();
    expect(await sent).toBe('The service cannot be reached. Try again.');
  });

  it('is refused with advice if the file was changed since it was chosen', async () => {
    const changed = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('The file could not be read')),
    });
    expect(await upload(changed)).toBe('The file has changed since it was chosen. Choose it again.');
  });
});
