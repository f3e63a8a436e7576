import type { VNode } from 'preact';
import type { CitySlug } from '../../kernel/cities';

/** The preview of a page that is shared (Open Graph). */
export interface PageCard {
  description: string;
  /** The path of a picture of 1,200 by 630 pixels, without its language. */
  image?: string;
}

/** A page, as a handler returns it. */
export class Page {
  readonly title: string;
  /** Whether the title is user text, in an unknown language. */
  readonly isTitleWritten: boolean;
  readonly main: VNode;
  /** What is above the title, such as the photos of an issue. */
  readonly lead: VNode | undefined;
  /** The city of the navigation. */
  readonly city: CitySlug | undefined;
  readonly card: PageCard | undefined;
  readonly status: number;
  /** The value of Retry-After in seconds, if known. */
  readonly retryAfter: number | undefined;
  /** The path at which the page can be opened, if it differs from the request: the page of a refused form. */
  readonly path: string | undefined;
  /** Set-Cookie values. */
  readonly cookies: readonly string[];
  /** Whether the page is for one reader only, signed in or not. */
  readonly isPersonal: boolean;
  /** Whether search engines must not index it. */
  readonly isUnlisted: boolean;
  /** The script of the page's island, if it should be preloaded with the page and stored for use without a network. */
  readonly preload: string | undefined;
  /** Whether the page has a bar of its own acts at the bottom of a phone's screen, in place of the main pages. */
  readonly hasBar: boolean;
  /**
   * The data `main` was rendered from, if it can be JSON. For readers who are not signed in, the same data at the same
   * URL in the same language is rendered once.
   */
  readonly data: unknown;

  constructor(page: Pick<Page, 'title' | 'main'> & Partial<Page>) {
    this.title = page.title;
    this.isTitleWritten = page.isTitleWritten ?? false;
    this.main = page.main;
    this.lead = page.lead;
    this.city = page.city;
    this.card = page.card;
    this.status = page.status ?? 200;
    this.retryAfter = page.retryAfter;
    this.path = page.path;
    this.cookies = page.cookies ?? [];
    this.isPersonal = page.isPersonal ?? this.status !== 200;
    this.isUnlisted = page.isUnlisted ?? this.isPersonal;
    this.preload = page.preload;
    this.hasBar = page.hasBar ?? false;
    this.data = page.data;
  }
}

/** A redirect to another page, in the reader's language. */
export class SeeOther {
  /**
   * @param to a path of the site without its language, or a URL of another site
   * @param cookies Set-Cookie values
   * @param status 302 for a page that is elsewhere now and may return, 301 for one that will not
   */
  constructor(
    readonly to: string,
    readonly cookies: readonly string[] = [],
    readonly status: 301 | 302 | 303 = 303,
  ) {}
}
