import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { CookiesService } from '../cookies.service';
import type { SiteRequest } from '../languages';
import { ACCOUNT_FIELD, ownerOf } from './form-account';

/** Long enough for a first sign-in at a provider. */
const LIFETIME_S = 60 * 60;
/** Browsers limit a cookie to 4,096 bytes, including its name and attributes. */
const PIECE_LENGTH = 3800;
/** Enough for the longest possible report, even if its characters hardly compress. */
const PIECES = ['draft0', 'draft1', 'draft2'];
const MAX_TEXT = 64 * 1024;

/** Fields with free text; a form without any is quickly filled in again. */
const WORDS = ['title', 'description', 'address', 'content', 'note', 'reason', 'resolution', 'answer'];

/**
 * Other fields that take a while to fill in, in forms without free text: they are shown again, but not stored in a
 * cookie.
 */
const DETAILS = ['email', 'name', 'ward', 'lat', 'lng', 'radius'];

/**
 * A flag stored with the fields of a form: it had photos, which are not stored, or which a script keeps on the device.
 */
export const HAD_PHOTOS = 'hadPhotos';

/** The fields of a form. */
export type Fields = Record<string, string>;

/** The browser that stores drafts, and the account that is signed in. */
export type DraftReader = Pick<SiteRequest, 'headers' | 'actor'>;

/** A draft: the path of its page, and its fields. */
type Draft = [path: string, fields: Fields];

/**
 * Text of forms that could not be sent, stored by the browser in cookies until it can: one draft per page and account,
 * as many as fit. The server stores nothing, and drafts survive the redirect to the identity provider without scripts.
 * A draft is only shown to the account that wrote it; one written while signed out belongs to the next person who signs
 * in. The draft contains the key of its form: if the server has already processed the form and only its answer was
 * lost, it is not processed again.
 */
@Injectable()
export class DraftsService {
  constructor(private readonly cookies: CookiesService) {}

  /**
   * @param paths the page of the form, and other pages where it may be sent instead
   * @param request the form as it was sent
   * @returns Set-Cookie values; empty if nothing was written, or more than any form accepts
   */
  save(paths: readonly string[], fields: Fields, request: SiteRequest): string[] {
    if (wordsIn(fields).length === 0) return [];
    const whose = ownerOf(request);
    const draft = { ...fields, key: fields.key || randomUUID(), [ACCOUNT_FIELD]: whose };
    const others = this.all(request).filter(
      ([at, { [ACCOUNT_FIELD]: owner = '' }]) => owner !== whose || !paths.includes(at),
    );
    return this.setOf([...paths.map((path): Draft => [path, draft]), ...others]);
  }

  /** The newest fields stored for a page by its reader or while signed out; undefined if there are none. */
  of(path: string, reader: DraftReader): Fields | undefined {
    return this.all(reader).find(([at, fields]) => at === path && isReadBy(reader, fields))?.[1];
  }

  /** Set-Cookie values that remove the draft of a page once it is sent; empty if another form was sent from there. */
  markSent(path: string, form: object, reader: DraftReader): string[] {
    const stored = this.of(path, reader);
    return stored && WORDS.some((name) => name in form && stored[name]) ? this.delete(path, reader) : [];
  }

  /**
   * Set-Cookie values that remove the drafts a reader is shown on a page; others are kept.
   * @param key the key of the one form to remove; without it, of any form
   */
  delete(path: string, reader: DraftReader, key = ''): string[] {
    const shown = this.of(path, reader);
    if (!shown || (key !== '' && key !== shown.key)) return [];
    return this.retain(reader, ([, fields]) => !isReadBy(reader, fields) || fields.key !== shown.key);
  }

  /**
   * Set-Cookie values that remove the drafts of the reader and those written while signed out, at sign-out; if the
   * reader is unknown, all drafts.
   */
  clear(reader: DraftReader): string[] {
    return this.retain(reader, ([, fields]) => reader.actor !== undefined && !isReadBy(reader, fields));
  }

  /** Set-Cookie values that keep only some of the drafts. */
  private retain(reader: DraftReader, mustStay: (draft: Draft) => boolean): string[] {
    const left = this.all(reader).filter(mustStay);
    if (left.length > 0) return this.setOf(left);
    return PIECES.filter((name) => this.cookies.get(reader, name) !== undefined).map((name) =>
      this.cookies.clear(name),
    );
  }

  /** The drafts in the request's cookies, newest first. */
  private all(request: DraftReader): Draft[] {
    const packed = PIECES.map((name) => this.cookies.get(request, name) ?? '').join('');
    return packed === '' ? [] : unpacked(packed);
  }

  /** @param drafts newest first: the oldest are dropped until the rest fits; none if the newest does not fit */
  private setOf(drafts: readonly Draft[]): string[] {
    const text = JSON.stringify(drafts);
    const packed = deflateRawSync(text, { level: 9 }).toString('base64url');
    const pieces = packed.match(new RegExp(`.{1,${PIECE_LENGTH}}`, 'g')) ?? [];
    // A highly compressible text may be longer than the limit for unpacking.
    const isTooMuch = pieces.length > PIECES.length || Buffer.byteLength(text) > MAX_TEXT;
    if (isTooMuch) return drafts.length > 1 ? this.setOf(drafts.slice(0, -1)) : [];
    return PIECES.map((name, index) =>
      this.cookies.set(name, pieces[index] ?? '', pieces[index] === undefined ? 0 : LIFETIME_S),
    );
  }
}

/** The free text of a form, field by field. */
export function wordsIn(fields: Fields): string[] {
  return WORDS.flatMap((name) => fields[name] || []);
}

/** All values of a form that take a while to fill in, field by field. */
export function detailsIn(fields: Fields): string[] {
  return [...wordsIn(fields), ...DETAILS.flatMap((name) => fields[name] || [])];
}

/** Whether a draft belongs to the reader, or was written while signed out. */
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
