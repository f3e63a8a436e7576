import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SiteCookies } from '../cookies.service';

/** Long enough for a first sign-in at a provider. */
const LIFETIME_S = 60 * 60;
/** Browsers keep cookies of 4,096 bytes, name and attributes included. */
const PIECE_LENGTH = 3800;
/** The longest report there can be fits, also of characters that hardly compress. */
const PIECES = ['draft0', 'draft1', 'draft2'];
const MAX_TEXT = 64 * 1024;

/** Fields that hold what somebody wrote; a form without any is quickly filled in again. */
const WORDS = ['title', 'description', 'address', 'content', 'note', 'reason', 'resolution', 'answer'];

/** Beside the fields of a form: photos came with it, which nobody keeps, and have to be chosen again. */
export const HAD_PHOTOS = 'hadPhotos';

/** The fields of a form. */
export type Fields = Record<string, string>;

/** What was written on a page. */
type Draft = [path: string, fields: Fields];

/**
 * What somebody wrote that could not be sent, kept by their own browser in cookies until it can be: one draft for each
 * page, as many as fit. The server stores nothing of it, and it survives the way to the identity provider and back
 * without scripts.
 */
@Injectable()
export class Drafts {
  constructor(private readonly cookies: SiteCookies) {}

  /**
   * @param paths the page that has the form, and others where it may be sent instead
   * @returns Set-Cookie values; none where nothing was written, or more than any form takes
   */
  keep(paths: readonly string[], fields: Fields, request: Pick<Request, 'headers'>): string[] {
    if (wordsIn(fields).length === 0) return [];
    const others = this.all(request).filter(([at]) => !paths.includes(at));
    return this.setOf([...paths.map((path): Draft => [path, fields]), ...others]);
  }

  /** The fields kept for a page, or undefined. */
  of(path: string, request: Pick<Request, 'headers'>): Fields | undefined {
    return this.all(request).find(([at]) => at === path)?.[1];
  }

  /**
   * Set-Cookie values that remove what was kept for a page once it is sent; none where something else was sent from
   * there.
   */
  sent(path: string, form: object, request: Pick<Request, 'headers'>): string[] {
    const kept = this.of(path, request);
    return kept && WORDS.some((name) => name in form && kept[name]) ? this.forget(path, request) : [];
  }

  /** Set-Cookie values that remove what was kept for a page, also for others of the same form; the rest stays. */
  forget(path: string, request: Pick<Request, 'headers'>): string[] {
    const key = this.of(path, request)?.key;
    const others = this.all(request).filter(([at, fields]) => at !== path && !(key && fields.key === key));
    return others.length === 0 ? this.clear(request) : this.setOf(others);
  }

  /** Set-Cookie values that remove what a request brought; none where it brought nothing. */
  clear(request: Pick<Request, 'headers'>): string[] {
    return PIECES.filter((name) => this.cookies.get(request, name) !== undefined).map((name) =>
      this.cookies.clear(name),
    );
  }

  /** The drafts a request brought, the newest first. */
  private all(request: Pick<Request, 'headers'>): Draft[] {
    const packed = PIECES.map((name) => this.cookies.get(request, name) ?? '').join('');
    return packed === '' ? [] : unpacked(packed);
  }

  /**
   * @param drafts the newest first: the oldest are left out as long as they do not fit; none where the first does not
   */
  private setOf(drafts: readonly Draft[]): string[] {
    const packed = deflateRawSync(JSON.stringify(drafts), { level: 9 }).toString('base64url');
    const pieces = packed.match(new RegExp(`.{1,${PIECE_LENGTH}}`, 'g')) ?? [];
    if (pieces.length > PIECES.length) return drafts.length > 1 ? this.setOf(drafts.slice(0, -1)) : [];
    return PIECES.map((name, index) =>
      this.cookies.set(name, pieces[index] ?? '', pieces[index] === undefined ? 0 : LIFETIME_S),
    );
  }
}

/** What somebody wrote into a form, field by field. */
export function wordsIn(fields: Fields): string[] {
  return WORDS.flatMap((name) => fields[name] || []);
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
