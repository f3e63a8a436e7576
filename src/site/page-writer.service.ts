import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Config } from '../config/config';
import type { ApiResponse } from '../platform/http/request';
import { Assets } from './assets.service';
import { wordsOf } from './i18n/translate';
import { Layout } from './kit/layout';
import { localPath, type SiteRequest } from './languages';
import { Page, SeeOther } from './page';
import { pageHeaders } from './page-headers';
import { type View, ViewProvider } from './view';

/** How long caches may answer by themselves with a page that is the same for everyone, in seconds. */
const MAX_AGE_S = 20;
/** A shorter page is hardly smaller compressed. */
const MIN_COMPRESSED = 1000;

const compress = promisify(gzip);

/** Renders pages in their layout, and sets what goes with them. */
@Injectable()
export class PageWriter {
  private readonly headers: ReadonlyArray<[name: string, value: string]>;

  constructor(
    private readonly config: Config,
    private readonly assets: Assets,
  ) {
    this.headers = pageHeaders(config);
  }

  /** Sets status and headers of an answer. @returns its body, compressed where the reader takes that */
  async bytesOf(answer: Page | SeeOther, request: SiteRequest, response: ApiResponse): Promise<Buffer> {
    for (const cookie of answer.cookies) response.appendHeader('Set-Cookie', cookie);
    if (answer instanceof SeeOther) {
      response.status(303);
      const { to } = answer;
      response.setHeader('Location', to.startsWith('/') ? localPath(request.language ?? 'en', to) : to);
      return Buffer.alloc(0);
    }
    response.status(answer.status);
    this.writeHeaders(answer, request, response);
    const html = Buffer.from(`<!doctype html>${this.render(answer, request)}`);
    if (html.length < MIN_COMPRESSED || request.acceptsEncodings('gzip') === false) return html;
    response.setHeader('Content-Encoding', 'gzip');
    return compress(html);
  }

  private render(page: Page, request: SiteRequest): string {
    return renderToString(h(ViewProvider, { value: this.viewOf(request, page) }, h(Layout, { page })));
  }

  private viewOf(request: SiteRequest, page: Page): View {
    const language = request.language ?? 'en';
    return {
      words: wordsOf(language),
      language,
      // Browsers take a path that begins with two slashes for another host.
      path: page.path ?? request.url.replace(/^[/\\]+/, '/'),
      origin: this.config.publicBaseUrl,
      actor: request.actor,
      styles: this.assets.urlOf('site.css'),
      script: this.assets.urlOf('site.ts'),
      city: page.city,
    };
  }

  private writeHeaders(page: Page, request: SiteRequest, response: ApiResponse): void {
    for (const [name, value] of this.headers) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Language', request.language ?? 'en');
    response.vary('Accept, Accept-Encoding, Cookie');
    const isPersonal = page.isPersonal || request.actor !== undefined;
    response.setHeader(
      'Cache-Control',
      isPersonal ? 'private, no-store' : `public, max-age=${MAX_AGE_S}, must-revalidate`,
    );
  }
}
