import { cityNamed } from '../../kernel/cities';
import { LINK_FIELD } from './forms/form-fields';
import { type Language, LANGUAGES, localPath } from './languages';

/**
 * What text around an address leaves at its end: anything but letters, digits, hyphens and underscores. It begins where
 * nothing of its kind precedes, so that a long one is searched once.
 */
const TAIL = /(?<![^\p{L}\p{M}\p{N}_-])[^\p{L}\p{M}\p{N}_-]+$/u;
/** The link of a mail as the last parameter, where a tail stands. */
const LINK = new RegExp(`^(.*[?&]${LINK_FIELD}=)([^&]+)$`, 's');
const CLOSING: Record<string, string> = { ')': '(', ']': '[' };

/**
 * The address of the page that is meant by one as people copy it from a message: without the punctuation after it, and
 * with the slug of a city in place of another of its names or its capital letters.
 * @param url path and query of a request, with its language
 * @param isPage whether a path without language is one of a page that can be opened
 * @returns path and query with the language; undefined if the address is already as it should be, or means no page
 */
export function pageAddress(url: string, isPage: (path: string) => boolean): string | undefined {
  return ofEscaped(url.replace(/[\x80-\xff]/g, escapeByte), isPage);
}

/** Browsers escape the bytes of other characters than ASCII; Node reads each as a character. */
function escapeByte(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
}

function ofEscaped(url: string, isPage: (path: string) => boolean): string | undefined {
  const end = url.search(/\?|$/);
  const [path, query] = [url.slice(0, end), url.slice(end)];
  try {
    const meant = pathMeant(path, isPage);
    if (meant === undefined) return undefined;
    if (meant !== (path.replace(/(?<!\/)\/+$/, '') || '/')) return meant + query;
    const linked = query.replace(LINK, (_, before: string, link: string) => before + withoutTail(link));
    return linked === query ? undefined : path + linked;
  } catch (error) {
    // An escape sequence that is none: no page has such an address.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** @throws URIError if the path has an invalid escape sequence */
function pathMeant(path: string, isPage: (path: string) => boolean): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const parts = path.slice(1).split('/');
  let last = parts.pop();
  while (last !== undefined && (last = withoutTail(last)) === '') last = parts.pop();
  if (last !== undefined) parts.push(last);
  const language = languageOf(parts[0]);
  if (language !== 'en') parts.shift();
  const meant = `/${namesOf(parts).join('/')}`;
  return isPage(meant) ? localPath(language, meant) : undefined;
}

/** The parts of a path as the site writes them: lower-case, but for the code of a ward. */
function namesOf([place = '', ...rest]: readonly string[]): string[] {
  const city = cityNamed(decodeURIComponent(place).replaceAll('-', ' '));
  const isWard = rest[0]?.toLowerCase() === 'wards';
  return [
    city ?? place.toLowerCase(),
    ...rest.map((part, index) => (isWard && index === 1 ? part : part.toLowerCase())),
  ];
}

function languageOf(part = ''): Language {
  return LANGUAGES.find((language) => language === part.toLowerCase()) ?? 'en';
}

/** A part of an address without its tail; a bracket that closes one within the part belongs to it. */
function withoutTail(part: string): string {
  const text = decodeURIComponent(part);
  const found = TAIL.exec(text);
  if (!found) return part;
  const [tail] = found;
  const before = text.slice(0, found.index);
  const opening = CLOSING[tail.charAt(0)];
  const isOwn = opening !== undefined && before.includes(opening);
  if (isOwn && tail.length === 1) return part;
  return encodeURIComponent(isOwn ? before + tail.charAt(0) : before);
}
