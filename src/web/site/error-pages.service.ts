import { Injectable } from '@nestjs/common';
import { ErrorResponder } from '../../api/error-responder';
import { RouteMatcher } from '../../api/route-matcher';
import { SURFACE_HEADER } from '../../api/surface';
import { CITY_SLUGS, type CitySlug } from '../../kernel/cities';
import type { DomainError } from '../../platform/http/domain-error';
import { KnownOrigins } from '../../platform/http/known-origin';
import type { ApiResponse } from '../../platform/http/request';
import { toDomainError } from '../../platform/http/to-domain-error';
import type { SiteRequest } from './languages';
import { detailsIn, DraftsService, type Fields } from './forms/drafts.service';
import { LINK_FIELD } from './forms/form-fields';
import { photoNote, takeFields, takeTexts } from './forms/multipart-form.interceptor';
import { wordsOf } from './i18n/translate';
import { pageAddress } from './page-address';
import { PageWriterService } from './page-writer.service';
import { SeeOther } from './page';
import { errorPage, type KeptForm } from './pages/error/page';
import { signInPath } from './sign-in-path';

/**
 * Errors outside of the APIs, for browsers: an error page, or a redirect to the sign-in or to the page that a copied
 * address means.
 */
@Injectable()
export class ErrorPagesService {
  constructor(
    private readonly responder: ErrorResponder,
    private readonly writer: PageWriterService,
    private readonly drafts: DraftsService,
    private readonly origins: KnownOrigins,
    private readonly matcher: RouteMatcher,
  ) {}

  /** @returns whether the error was answered: paths of the APIs have no pages, and other clients want none */
  answer(thrown: unknown, request: SiteRequest, response: ApiResponse): boolean {
    if (!request.matched.showsPages) return false;
    const meant = this.pageMeant(thrown, request);
    if (meant !== undefined && !response.headersSent) {
      response.redirect(301, meant);
      return true;
    }
    if (!wantsPage(request)) return false;
    this.responder.respond(thrown, request, response, (error) => {
      this.write(error, request, response).catch(() => response.destroy());
    });
    return true;
  }

  /**
   * The page that was meant by an address at which there is nothing, for everyone who takes pages: also the previews of
   * links, which ask for anything.
   */
  private pageMeant(thrown: unknown, request: SiteRequest): string | undefined {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !request.accepts('html') || toDomainError(thrown).kind !== 'notFound') return undefined;
    return pageAddress(request.originalUrl, (path) => {
      const { surface, methods } = this.matcher.match({ method: 'GET', path, headers: {} });
      return surface === 'site' && methods.includes('GET');
    });
  }

  private async write(error: DomainError, request: SiteRequest, response: ApiResponse): Promise<void> {
    const { language = 'en' } = request;
    const form = request.method === 'POST' ? await this.kept(error, request) : undefined;
    const answer =
      error.kind === 'unauthorized'
        ? new SeeOther(signInPath(form?.path ?? request.url), form?.cookies)
        : errorPage(wordsOf(language), error, {
            status: response.statusCode,
            city: cityOf(request.url),
            retryAfter: response.getHeader('Retry-After'),
            form,
          });
    const bytes = this.writer.bytesOf(answer, request, response);
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  }

  /**
   * Keeps the text of a refused form until its author returns, or shows it if it cannot be kept or there is no page to
   * return to. Forms of foreign pages are ignored, and of a rate-limited form only the texts are read. A form that was
   * opened by a link of a mail is only shown: its page is found by that link, which is a credential and must not be
   * stored in a cookie.
   */
  private async kept({ kind }: DomainError, request: SiteRequest): Promise<KeptForm> {
    const path = pageOf(request.url);
    if (!this.origins.accepts(request.headers)) return { path, cookies: [], words: [], isByLink: false };
    await (kind === 'limited' ? takeTexts(request) : takeFields(request));
    const fields = { ...fieldsOf(request.body), ...photoNote(request) };
    const isByLink = LINK_FIELD in fields;
    const cookies = kind === 'notFound' || isByLink ? [] : this.drafts.save([path], fields, request);
    const words = cookies.length === 0 ? detailsIn(fields) : [];
    return { path, cookies, words, isByLink: isByLink && kind !== 'notFound' };
  }
}

/** The text fields of a parsed form. */
function fieldsOf(body: unknown): Fields {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function wantsPage(request: SiteRequest): boolean {
  return request.headers[SURFACE_HEADER] === undefined && request.accepts(['json', 'html']) === 'html';
}

/** The city of an address below it. */
function cityOf(url: string): CitySlug | undefined {
  const [, first] = /^\/([a-z]+)(?=[/?]|$)/.exec(url) ?? [];
  return CITY_SLUGS.find((city) => city === first);
}

/** The page of a form: forms post to a path below their page. */
function pageOf(url: string): string {
  const [path = '/'] = url.split('?');
  return /^\/[a-z]+\/issues\/[^/]+/.exec(path)?.[0] ?? path;
}
