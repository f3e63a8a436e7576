import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Actor } from '../../kernel/people/actor';
import type { CitySlug } from '../../kernel/cities';
import type { Key, Words } from './i18n/translate';
import { type Language, localPath } from './languages';

/** The context a page is rendered with, beside its own data: reader, URL and language. */
export interface View {
  readonly words: Words;
  readonly language: Language;
  /** The path and query of the page, without its language. */
  readonly path: string;
  /** The base of the site's URLs. */
  readonly origin: string;
  readonly actor: Actor | undefined;
  /** The name of the site. */
  readonly siteName: string;
  /** The URL of the style sheet. */
  readonly styles: string;
  /** The URL of the script that starts the islands of a page. */
  readonly script: string;
  /** The URL of the file with the icons. */
  readonly icons: string;
  /** The URL of the mark, the icon of the site. */
  readonly mark: string;
  /** Whether the mark is that of the operator, and not drawn in the colours of the page. */
  readonly hasOwnMark: boolean;
  /** When the page is rendered. */
  readonly now: Date;
  /** The URLs of scripts to preload. */
  readonly preloads: readonly string[];
  /** The city the page is about, if any. */
  readonly city: CitySlug | undefined;
  /** The path of the page with the sent mails, where mails go nowhere else. */
  readonly mails: string | undefined;
}

const ViewContext = createContext<ReturnType<typeof withShortNames> | undefined>(undefined);

export const ViewProvider = ViewContext.Provider;

/** The context of a page, with short names for what components use most; made once a page, as components are many. */
export function withShortNames(view: View) {
  const { words, language } = view;
  return {
    view,
    words,
    t: (key: Key, values?: Record<string, string>) => words.text(key, values),
    /** A path of the site in the language of the page. */
    link: (path: string) => localPath(language, path),
  };
}

/** The context of the current page. @throws Error outside of a page */
export function useView() {
  const view = useContext(ViewContext);
  if (!view) throw new Error('A component of the site is rendered outside a page');
  return view;
}
