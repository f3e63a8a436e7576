import { Injectable } from '@nestjs/common';
import { CookiesService } from '../../cookies.service';
import { oneOf } from '../../forms/form-fields';
import { type Language, LANGUAGES, type SiteRequest } from '../../languages';
import { SeeOther } from '../../page';

const COOKIE = 'language';
const LIFETIME_S = 365 * 24 * 60 * 60;

/**
 * The language that a reader has chosen on the first page, which a cookie remembers, and the one that a browser asks
 * for at the first visit.
 */
@Injectable()
export class LanguageChoiceService {
  constructor(private readonly cookies: CookiesService) {}

  /**
   * Stores a choice, or leads to the page in the language that was chosen before.
   * @param chosen the value of the address; undefined without a choice
   * @returns undefined if the page itself is to be shown
   */
  redirect(request: SiteRequest, chosen: string | undefined): SeeOther | undefined {
    const language = oneOf(LANGUAGES, chosen);
    if (language) return new SeeOther('/', [this.cookies.set(COOKIE, language, LIFETIME_S)], 302);
    const known = this.known(request);
    // The first page without a language in its address is where people begin; others were opened in their language.
    const isBegin = request.language === undefined;
    return isBegin && known && known !== 'en' ? new SeeOther(`/${known}`, [], 302) : undefined;
  }

  /** The language to offer a reader who has chosen none yet; undefined if the page is in it. */
  offered(request: SiteRequest): Language | undefined {
    if (this.known(request)) return undefined;
    const accepted = request.headers['accept-language'] ?? '';
    const language = accepted === '' ? false : request.acceptsLanguages([...LANGUAGES]);
    return language && language !== (request.language ?? 'en') ? (language as Language) : undefined;
  }

  private known(request: SiteRequest): Language | undefined {
    return oneOf(LANGUAGES, this.cookies.get(request, COOKIE));
  }
}
