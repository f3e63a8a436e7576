import { gunzipSync } from 'node:zlib';
import { h, type VNode } from 'preact';
import type { Config } from '../../platform/config/config';
import type { ApiResponse } from '../../platform/http/request';
import type { AssetsService } from './assets.service';
import type { SiteRequest } from './languages';
import { Page } from './page';
import { PageWriterService } from './page-writer.service';

const READER = { id: 'usr_1', role: 'citizen', name: 'Asha' };

describe('a page', () => {
  let writer: PageWriterService;
  let renders: number;

  beforeEach(() => {
    renders = 0;
    const config = { publicBaseUrl: 'https://city.example', settings: {} } as unknown as Config;
    writer = new PageWriterService(config, { urlOf: (name: string) => `/assets/${name}` } as AssetsService, {
      now: () => new Date(0),
    });
  });

  function Main({ text }: { text: string }) {
    renders++;
    return h('p', null, text.repeat(200));
  }

  /** Renders a page with a text and returns what a reader is sent. */
  function sent(text: string, request: Partial<SiteRequest> = {}, saysData = true): string {
    const page = new Page({
      title: 'A city',
      main: h(Main, { text }) as VNode,
      data: saysData ? { text } : undefined,
    });
    const response = {
      status: () => response,
      setHeader: () => response,
      hasHeader: () => false,
      appendHeader: () => response,
      vary: () => response,
    } as unknown as ApiResponse;
    const asked = { url: '/mumbai', language: 'en', acceptsEncodings: () => 'gzip', ...request };
    return gunzipSync(writer.bytesOf(page, asked as unknown as SiteRequest, response)).toString();
  }

  it('is rendered once for the same data', () => {
    expect(sent('lamp')).toBe(sent('lamp'));
    expect(renders).toBe(1);
  });

  it.each<[string, () => string]>([
    ['other data', () => sent('pothole')],
    ['another language', () => sent('lamp', { language: 'hi' })],
    ['another address', () => sent('lamp', { url: '/mumbai?sort=oldest' })],
    ['a reader who is signed in', () => sent('lamp', { actor: READER } as unknown as Partial<SiteRequest>)],
  ])('is rendered again for %s', (_, other) => {
    expect(other()).not.toBe(sent('lamp'));
    expect(renders).toBe(2);
  });

  it('is rendered each time if it has no data', () => {
    const [first, second] = [sent('lamp', {}, false), sent('lamp', {}, false)];
    expect(first).toBe(second);
    expect(renders).toBe(2);
  });
});
