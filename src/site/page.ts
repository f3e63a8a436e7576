import type { VNode } from 'preact';
import type { CitySlug } from '../kernel/cities';

/** How a page is shown where it is shared. */
export interface PageCard {
  description: string;
  /** The path of a picture. */
  image?: string;
}

/** A page as a handler returns it. */
export class Page {
  readonly title: string;
  /** Whether the title is what somebody wrote, in a language of their own. */
  readonly isTitleWritten: boolean;
  readonly main: VNode;
  /** The city whose parts are offered beside it. */
  readonly city: CitySlug | undefined;
  readonly card: PageCard | undefined;
  readonly status: number;
  /** When to come again, in seconds, where that is known. */
  readonly retryAfter: number | undefined;
  /** Where the page can be opened, where that is not the path it is answered at: the page that has a refused form. */
  readonly path: string | undefined;
  /** Cookies to set. */
  readonly cookies: readonly string[];
  /** Whether it is for one reader alone, signed in or not. */
  readonly isPersonal: boolean;
  /** Whether search engines should leave it out. */
  readonly isUnlisted: boolean;
  /**
   * The name of the script of its island, where that is worth asking for with the page, and keeping for being without a
   * network.
   */
  readonly preload: string | undefined;
  /**
   * All that `main` was made of, where that can be a JSON text. The same data at the same address in the same language
   * is rendered once for all who are not signed in.
   */
  readonly data: unknown;

  constructor(page: Pick<Page, 'title' | 'main'> & Partial<Page>) {
    this.title = page.title;
    this.isTitleWritten = page.isTitleWritten ?? false;
    this.main = page.main;
    this.city = page.city;
    this.card = page.card;
    this.status = page.status ?? 200;
    this.retryAfter = page.retryAfter;
    this.path = page.path;
    this.cookies = page.cookies ?? [];
    this.isPersonal = page.isPersonal ?? this.status !== 200;
    this.isUnlisted = page.isUnlisted ?? this.isPersonal;
    this.preload = page.preload;
    this.data = page.data;
  }
}

/** That a browser should go on to another page, in the language it reads. */
export class SeeOther {
  /**
   * @param to a path of the site without its language, or a URL elsewhere
   * @param cookies to set
   */
  constructor(
    readonly to: string,
    readonly cookies: readonly string[] = [],
  ) {}
}
