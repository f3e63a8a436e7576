import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Clock } from '../../kernel/time/clock';
import { MINUTE_MS } from '../../kernel/time/durations';
import { Config, isTrialOfMails } from '../../platform/config/config';
import type { ApiResponse } from '../../platform/http/request';
import { AssetsService } from './assets.service';
import { wordsOf } from './i18n/translate';
import { Layout } from './kit/layout';
import { localPath, pathWithout, type SiteRequest } from './languages';
import { Page, SeeOther } from './page';
import { pageHeaders } from './page-headers';
import { siteNameIn } from './site-name';
import { type View, ViewProvider, withShortNames } from './view';

/** How long caches may reuse a page that is the same for everyone, in seconds. */
const MAX_AGE_S = 20;
/** Compressing a shorter page saves almost nothing. */
const MIN_COMPRESSED = 1000;

/** The memory limit for rendered pages, in bytes of text. */
const MAX_KEPT = 16 * 1024 * 1024;

/** A rendered page, compressed on the first request that accepts it. */
interface Rendered {
  html: Buffer;
  gzip?: Buffer;
}

/** Renders pages in their layout, and sets their headers. */
@Injectable()
export class PageWriterService {
  /**
   * Rendered pages by everything they depend on. Their data is read for each request; only the rendering, which takes
   * longer, is cached. So an issue that was hidden meanwhile is never shown.
   */
  private readonly kept = new LRUCache<string, Rendered>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ html }) => html.length,
  });
  private readonly headers: ReadonlyArray<[name: string, value: string]>;

  constructor(
    private readonly config: Config,
    private readonly assets: AssetsService,
    private readonly clock: Clock,
  ) {
    this.headers = pageHeaders(config);
  }

  /** Sets the status and headers of an answer. @returns its body, compressed if the client accepts it */
  bytesOf(answer: Page | SeeOther, request: SiteRequest, response: ApiResponse): Buffer {
    for (const cookie of answer.cookies) response.appendHeader('Set-Cookie', cookie);
    if (answer instanceof SeeOther) {
      response.status(answer.status);
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
    // Synchronous: compressing a page takes less time than using another thread.
    return (rendered.gzip ??= gzipSync(rendered.html));
  }

  private rendered(page: Page, request: SiteRequest): Rendered {
    const view = this.viewOf(request, page);
    if (page.data === undefined || view.actor) return { html: this.render(page, view) };
    // Pages say how long ago something was.
    const minute = Math.floor(view.now.getTime() / MINUTE_MS);
    const key = hash('sha256', JSON.stringify([view.language, view.path, page.title, page.data, minute]));
    const known = this.kept.get(key);
    if (known) return known;
    const rendered = { html: this.render(page, view) };
    this.kept.set(key, rendered);
    return rendered;
  }

  private render(page: Page, view: View): Buffer {
    const html = renderToString(h(ViewProvider, { value: withShortNames(view) }, h(Layout, { page })));
    return Buffer.from(`<!doctype html>${html}`);
  }

  private viewOf(request: SiteRequest, page: Page): View {
    const language = request.language ?? 'en';
    return {
      words: wordsOf(language),
      language,
      // Browsers treat a path that begins with two slashes as another host.
      path: page.path ?? pathWithout(language, request.url).replace(/^[/\\]+/, '/'),
      origin: this.config.publicBaseUrl,
      actor: request.actor,
      siteName: siteNameIn(language, this.config.settings),
      styles: this.assets.urlOf('site.css'),
      script: this.assets.urlOf('site.ts'),
      icons: this.assets.urlOf('icons.svg'),
      mark: this.assets.urlOf('mark.svg'),
      hasOwnMark: this.config.settings.SITE_MARK !== undefined,
      now: this.clock.now(),
      preloads: page.preload === undefined ? [] : this.assets.urlsWith(page.preload),
      city: page.city,
      mails: isTrialOfMails(this.config) ? '/dev/mail' : undefined,
    };
  }

  private writeHeaders(page: Page, request: SiteRequest, response: ApiResponse): void {
    for (const [name, value] of this.headers) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Language', request.language ?? 'en');
    response.vary('Accept, Accept-Encoding, Cookie');
    if (page.retryAfter !== undefined) response.setHeader('Retry-After', String(page.retryAfter));
    const isPersonal =
      page.isPersonal || request.actor !== undefined || response.hasHeader('Clear-Site-Data');
    response.setHeader(
      'Cache-Control',
      isPersonal ? 'private, no-store' : `public, max-age=${MAX_AGE_S}, must-revalidate`,
    );
  }
}
