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
const WORDS = ['title', 'description', 'address', 'content', 'note', 'reason', 'resolution'];

/** The fields of a form. */
export type Fields = Record<string, string>;

/**
 * What somebody wrote that could not be sent, kept by their own browser in cookies until it can be. The server
 * stores nothing of it, and it survives the way to the identity provider and back without scripts.
 */
@Injectable()
export class Drafts {
  constructor(private readonly cookies: SiteCookies) {}

  /**
   * @param path the page that has the form
   * @returns Set-Cookie values; none where nothing was written, or more than any form takes
   */
  keep(path: string, fields: Fields): string[] {
    if (!WORDS.some((name) => fields[name])) return [];
    const packed = deflateRawSync(JSON.stringify([path, fields]), { level: 9 }).toString('base64url');
    const pieces = packed.match(new RegExp(`.{1,${PIECE_LENGTH}}`, 'g')) ?? [];
    if (pieces.length > PIECES.length) return [];
    return PIECES.map((name, index) =>
      this.cookies.set(name, pieces[index] ?? '', pieces[index] === undefined ? 0 : LIFETIME_S),
    );
  }

  /** The fields kept for a page, or undefined. */
  of(path: string, request: Pick<Request, 'headers'>): Fields | undefined {
    const packed = PIECES.map((name) => this.cookies.get(request, name) ?? '').join('');
    if (packed === '') return undefined;
    const [at, fields] = unpacked(packed);
    return at === path && isFields(fields) ? fields : undefined;
  }

  /**
   * Set-Cookie values that remove what was kept for a page once it is sent; none where something else was sent from there.
   */
  sent(path: string, form: object, request: Pick<Request, 'headers'>): string[] {
    const kept = this.of(path, request);
    return kept && WORDS.some((name) => name in form && kept[name]) ? this.clear(request) : [];
  }

  /** Set-Cookie values that remove what a request brought; none where it brought nothing. */
  clear(request: Pick<Request, 'headers'>): string[] {
    return PIECES.filter((name) => this.cookies.get(request, name) !== undefined).map((name) =>
      this.cookies.clear(name),
    );
  }
}

function unpacked(packed: string): [path?: unknown, fields?: unknown] {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_TEXT });
    const value: unknown = JSON.parse(bytes.toString());
    return Array.isArray(value) ? (value as [unknown, unknown]) : [];
  } catch {
    return [];
  }
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
