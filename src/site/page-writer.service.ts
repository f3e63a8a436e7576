import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Config } from '../config/config';
import type { ApiResponse } from '../platform/http/request';
import { Assets } from './assets.service';
import { wordsOf } from './i18n/translate';
import { Layout } from './kit/layout';
import { localPath, pathWithout, type SiteRequest } from './languages';
import { Page, SeeOther } from './page';
import { pageHeaders } from './page-headers';
import { type View, ViewProvider } from './view';

/** How long caches may answer by themselves with a page that is the same for everyone, in seconds. */
const MAX_AGE_S = 20;
/** A shorter page is hardly smaller compressed. */
const MIN_COMPRESSED = 1000;

/** The most memory pages are kept in, in bytes of their text. */
const MAX_KEPT = 16 * 1024 * 1024;

/** A page as it is sent, compressed once somebody takes that. */
interface Rendered {
  html: Buffer;
  gzip?: Buffer;
}

/** Renders pages in their layout, and sets what goes with them. */
@Injectable()
export class PageWriter {
  /**
   * Pages by all that went into them. What they show is read anew for each request; only rendering it, which takes
   * longer than reading it, is done once. So nothing that was hidden meanwhile is in an answer.
   */
  private readonly kept = new LRUCache<string, Rendered>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ html }) => html.length,
  });
  private readonly headers: ReadonlyArray<[name: string, value: string]>;

  constructor(
    private readonly config: Config,
    private readonly assets: Assets,
  ) {
    this.headers = pageHeaders(config);
  }

  /** Sets status and headers of an answer. @returns its body, compressed where the reader takes that */
  bytesOf(answer: Page | SeeOther, request: SiteRequest, response: ApiResponse): Buffer {
    for (const cookie of answer.cookies) response.appendHeader('Set-Cookie', cookie);
    if (answer instanceof SeeOther) {
      response.status(303);
      const { to } = answer;
      response.setHeader('Location', to.startsWith('/') ? localPath(request.language ?? 'en', to) : to);
      return Buffer.alloc(0);
    }
    response.status(answer.status);
    this.writeHeaders(answer, request, response);
    const rendered = this.rendered(answer, request);
    if (rendered.html.length < MIN_COMPRESSED || request.acceptsEncodings('gzip') === false)
      return rendered.html;
    response.setHeader('Content-Encoding', 'gzip');
    // A page takes less time than the way to another thread and back.
    return (rendered.gzip ??= gzipSync(rendered.html));
  }

  private rendered(page: Page, request: SiteRequest): Rendered {
    const view = this.viewOf(request, page);
    if (page.data === undefined || view.actor) return { html: this.render(page, view) };
    const key = hash('sha256', JSON.stringify([view.language, view.path, page.title, page.data]));
    const known = this.kept.get(key);
    if (known) return known;
    const rendered = { html: this.render(page, view) };
    this.kept.set(key, rendered);
    return rendered;
  }

  private render(page: Page, view: View): Buffer {
    const html = renderToString(h(ViewProvider, { value: view }, h(Layout, { page })));
    return Buffer.from(`<!doctype html>${html}`);
  }

  private viewOf(request: SiteRequest, page: Page): View {
    const language = request.language ?? 'en';
    return {
      words: wordsOf(language),
      language,
      // Browsers take a path that begins with two slashes for another host.
      path: page.path ?? pathWithout(language, request.url).replace(/^[/\\]+/, '/'),
      origin: this.config.publicBaseUrl,
      actor: request.actor,
      styles: this.assets.urlOf('site.css'),
      script: this.assets.urlOf('site.ts'),
      preloads: page.preload === undefined ? [] : this.assets.urlsWith(page.preload),
      city: page.city,
    };
  }

  private writeHeaders(page: Page, request: SiteRequest, response: ApiResponse): void {
    for (const [name, value] of this.headers) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Language', request.language ?? 'en');
    response.vary('Accept, Accept-Encoding, Cookie');
    if (page.retryAfter !== undefined) response.setHeader('Retry-After', String(page.retryAfter));
    const isPersonal = page.isPersonal || request.actor !== undefined;
    response.setHeader(
      'Cache-Control',
      isPersonal ? 'private, no-store' : `public, max-age=${MAX_AGE_S}, must-revalidate`,
    );
  }
}
