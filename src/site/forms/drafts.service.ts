import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { SiteCookies } from '../cookies.service';
import type { SiteRequest } from '../languages';
import { ACCOUNT_FIELD, ownerOf } from './form-account';

/** Long enough for a first sign-in at a provider. */
const LIFETIME_S = 60 * 60;
/** Browsers keep cookies of 4,096 bytes, name and attributes included. */
const PIECE_LENGTH = 3800;
/** The longest report there can be fits, also of characters that hardly compress. */
const PIECES = ['draft0', 'draft1', 'draft2'];
const MAX_TEXT = 64 * 1024;

/** Fields that hold what somebody wrote; a form without any is quickly filled in again. */
const WORDS = ['title', 'description', 'address', 'content', 'note', 'reason', 'resolution', 'answer'];

/** Other fields that take a while to fill in, of forms without such words: they are shown, and kept in no cookie. */
const DETAILS = ['email', 'name', 'ward', 'lat', 'lng', 'radius'];

/**
 * Beside the fields of a form: it has photos, which came with it and are kept by nobody, or were left on the device by
 * a script.
 */
export const HAD_PHOTOS = 'hadPhotos';

/** The fields of a form. */
export type Fields = Record<string, string>;

/** The browser that keeps drafts, and who reads in it now. */
export type DraftReader = Pick<SiteRequest, 'headers' | 'actor'>;

/** What was written on a page. */
type Draft = [path: string, fields: Fields];

/**
 * What somebody wrote that could not be sent, kept by their own browser in cookies until it can be: one draft for each
 * page and account, as many as fit. The server stores nothing of it, and it survives the way to the identity provider
 * and back without scripts. It is shown to the account whose page it was written on and to no other; what was written
 * while nobody was signed in is for whoever signs in. With it goes the key of its form: what the service has already,
 * and whose answer was lost, is not made once more.
 */
@Injectable()
export class Drafts {
  constructor(private readonly cookies: SiteCookies) {}

  /**
   * @param paths the page that has the form, and others where it may be sent instead
   * @param request the form as it was sent
   * @returns Set-Cookie values; none where nothing was written, or more than any form takes
   */
  keep(paths: readonly string[], fields: Fields, request: SiteRequest): string[] {
    if (wordsIn(fields).length === 0) return [];
    const whose = ownerOf(request);
    const draft = { ...fields, key: fields.key || randomUUID(), [ACCOUNT_FIELD]: whose };
    const others = this.all(request).filter(
      ([at, { [ACCOUNT_FIELD]: owner = '' }]) => owner !== whose || !paths.includes(at),
    );
    return this.setOf([...paths.map((path): Draft => [path, draft]), ...others]);
  }

  /** The fields kept for a page by its reader, or by nobody, the newest; or undefined. */
  of(path: string, reader: DraftReader): Fields | undefined {
    return this.all(reader).find(([at, fields]) => at === path && isReadBy(reader, fields))?.[1];
  }

  /**
   * Set-Cookie values that remove what was kept for a page once it is sent; none where something else was sent from
   * there.
   */
  sent(path: string, form: object, reader: DraftReader): string[] {
    const kept = this.of(path, reader);
    return kept && WORDS.some((name) => name in form && kept[name]) ? this.forget(path, reader) : [];
  }

  /**
   * Set-Cookie values that remove what its reader is shown on a page, also for others of the same form; the rest stays.
   * @param key of the one form that is meant; of any without it
   */
  forget(path: string, reader: DraftReader, key = ''): string[] {
    const shown = this.of(path, reader);
    if (!shown || (key !== '' && key !== shown.key)) return [];
    return this.leave(reader, ([, fields]) => !isReadBy(reader, fields) || fields.key !== shown.key);
  }

  /**
   * Set-Cookie values that remove what its reader and nobody wrote, for they sign out; where it is not known who does,
   * all that a request brought.
   */
  clear(reader: DraftReader): string[] {
    return this.leave(reader, ([, fields]) => reader.actor !== undefined && !isReadBy(reader, fields));
  }

  /** Set-Cookie values that leave some of the drafts that a request brought. */
  private leave(reader: DraftReader, stays: (draft: Draft) => boolean): string[] {
    const left = this.all(reader).filter(stays);
    if (left.length > 0) return this.setOf(left);
    return PIECES.filter((name) => this.cookies.get(reader, name) !== undefined).map((name) =>
      this.cookies.clear(name),
    );
  }

  /** The drafts a request brought, the newest first. */
  private all(request: DraftReader): Draft[] {
    const packed = PIECES.map((name) => this.cookies.get(request, name) ?? '').join('');
    return packed === '' ? [] : unpacked(packed);
  }

  /**
   * @param drafts the newest first: the oldest are left out as long as they do not fit; none where the first does not
   */
  private setOf(drafts: readonly Draft[]): string[] {
    const text = JSON.stringify(drafts);
    const packed = deflateRawSync(text, { level: 9 }).toString('base64url');
    const pieces = packed.match(new RegExp(`.{1,${PIECE_LENGTH}}`, 'g')) ?? [];
    // What packs well may be more than is unpacked again.
    const isTooMuch = pieces.length > PIECES.length || Buffer.byteLength(text) > MAX_TEXT;
    if (isTooMuch) return drafts.length > 1 ? this.setOf(drafts.slice(0, -1)) : [];
    return PIECES.map((name, index) =>
      this.cookies.set(name, pieces[index] ?? '', pieces[index] === undefined ? 0 : LIFETIME_S),
    );
  }
}

/** What somebody wrote into a form, field by field. */
export function wordsIn(fields: Fields): string[] {
  return WORDS.flatMap((name) => fields[name] || []);
}

/** All that takes a while to fill in, field by field. */
export function detailsIn(fields: Fields): string[] {
  return [...wordsIn(fields), ...DETAILS.flatMap((name) => fields[name] || [])];
}

/** Whether a draft is its reader's, or nobody's. */
function isReadBy({ actor }: DraftReader, { [ACCOUNT_FIELD]: whose = '' }: Fields): boolean {
  return whose === '' || whose === actor?.id;
}

function unpacked(packed: string): Draft[] {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_TEXT });
    const value: unknown = JSON.parse(bytes.toString());
    return Array.isArray(value) ? value.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  const [path, fields] = Array.isArray(value) ? (value as [unknown, unknown]) : [];
  return typeof path === 'string' && isFields(fields);
}

function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (text) => typeof text === 'string' && !text.includes('\0') && text.isWellFormed(),
    )
  );
}
