import type { RequestHandler } from 'express';
import type { RouteMatcher } from '../../api/route-matcher';
import { type Language, LANGUAGES } from '../../kernel/languages';
import type { ApiRequest } from '../../platform/http/request';

/** Each language but the first has a path prefix. */
export { LANGUAGES, type Language };

/** The name of each language, in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  kn: 'ಕನ್ನಡ',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  bn: 'বাংলা',
  gu: 'ગુજરાતી',
};

/** A request for a page, with its language. */
export interface SiteRequest extends ApiRequest {
  language?: Language;
}

const PREFIX = /^\/(hi|mr|kn|ta|te|bn|gu)(?=[/?]|$)/;

/**
 * Removes the language prefix from the path of a page, so that each page has one route, which is matched again. Other
 * paths are not changed; error pages for them use the language.
 */
export function languagePrefix(matcher: RouteMatcher): RequestHandler {
  return (expressRequest, _response, next) => {
    const request = expressRequest as SiteRequest;
    const [prefix, language] = PREFIX.exec(request.url) ?? [];
    if (prefix === undefined) return next();
    request.language = language as Language;
    const rest = request.url.slice(prefix.length);
    const url = rest.startsWith('/') ? rest : `/${rest}`;
    const { method, headers } = request;
    const matched = matcher.match({ method, path: url.replace(/\?.*$/s, ''), url, headers });
    if (matched.surface === 'site') {
      request.url = url;
      request.matched = matched;
    }
    next();
  };
}

/** A path without a language prefix, which is still present in paths that are no pages. */
export function pathWithout(language: Language, path: string): string {
  const [prefix = ''] = path.match(PREFIX) ?? [];
  return prefix === `/${language}` ? path.slice(prefix.length).replace(/^(?!\/)/, '/') : path;
}

/** A path with the prefix of a language. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path.startsWith('/?') ? path.slice(1) : path}`;
}
