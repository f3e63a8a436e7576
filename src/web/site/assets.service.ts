import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { Config, StartRefused } from '../../platform/config/config';
import { findAbove } from '../../platform/config/find-above';
import { colouredMark, colourRules } from './site-colours';
import { readMark } from './site-mark';
import { DomainError, MethodNotAllowed } from '../../platform/http/domain-error';

const PREFIX = '/assets/';
const WORKER_PATH = '/sw.js';
const WORKER = 'sw.ts';
const MANIFEST = 'manifest.json';
const NOT_BUILT = 'The files of the pages are not built: run npm run build';
const METHODS = ['GET', 'HEAD'];
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

interface Asset {
  type: string;
  bytes: Buffer;
  /** Compressed on the first request, so that a start does not wait for it. */
  compressed?: Buffer;
}

/**
 * The static files of the pages, as built: a few small files, held in memory. Their names contain a hash of their
 * content, so browsers may cache them for ever; they are not rate limited.
 */
@Injectable()
export class AssetsService {
  private readonly files = new Map<string, Asset>();
  private readonly names: Record<string, { file: string; imports?: string[] } | undefined>;

  /** @throws Error if there is no build. @throws StartRefused if the mark of the operator cannot be used */
  constructor({ settings }: Config) {
    const folder = dirname(findAbove(__dirname, `dist/web/${MANIFEST}`, NOT_BUILT));
    this.names = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as typeof this.names;
    for (const name of readdirSync(folder)) {
      const type = TYPES[extname(name)];
      if (type === undefined) continue;
      const bytes = readFileSync(join(folder, name));
      this.files.set(name, { type, bytes });
    }
    this.change('site.css', (css) => css + colourRules(settings));
    const { SITE_MARK: file } = settings;
    this.change('mark.svg', (svg) => (file === undefined ? colouredMark(svg, settings) : markIn(file)));
  }

  /** The content of a file, by its source name. @throws Error if there is none */
  contentOf(source: string): Buffer {
    const asset = this.files.get(this.urlOf(source).slice(PREFIX.length));
    if (!asset) throw new Error(`There is no built file of ${source}`);
    return asset.bytes;
  }

  /** Changes the content of a file, and its name with it; without a change both stay. */
  private change(source: string, changed: (text: string) => string): void {
    const built = this.names[source];
    const asset = built && this.files.get(built.file);
    if (!asset) return;
    const text = asset.bytes.toString();
    const bytes = Buffer.from(changed(text));
    if (bytes.equals(asset.bytes)) return;
    const name = built.file.replace(/-[^-.]+\./, `-${hash('sha256', bytes).slice(0, 8)}.`);
    this.files.set(name, { type: asset.type, bytes });
    this.names[source] = { ...built, file: name };
  }

  /** The URL of a file by its source name. @throws Error if there is none */
  urlOf(source: string): string {
    const built = this.names[source];
    if (!built) throw new Error(`There is no built file of ${source}`);
    return PREFIX + built.file;
  }

  /** The URLs of a script and of all scripts it imports. @throws Error if there is no such script */
  urlsWith(source: string): string[] {
    const imports = this.names[source]?.imports ?? [];
    return [...new Set([this.urlOf(source), ...imports.flatMap((other) => this.urlsWith(other))])];
  }

  /** Serves the files, and the service worker under its fixed name. */
  readonly middleware: RequestHandler = (request, response, next) => {
    const isWorker = request.path === WORKER_PATH;
    if (!isWorker && !request.path.startsWith(PREFIX)) return next();
    const path = isWorker ? this.urlOf(WORKER) : request.path;
    const asset = this.files.get(path.slice(PREFIX.length));
    if (!asset) throw new DomainError('notFound', 'There is nothing at this path');
    if (!METHODS.includes(request.method)) throw new MethodNotAllowed(METHODS);
    const isCompressed = request.acceptsEncodings('gzip') !== false;
    const body = isCompressed ? (asset.compressed ??= gzipSync(asset.bytes, { level: 9 })) : asset.bytes;
    if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
    response.vary('Accept-Encoding');
    response.setHeader('Cache-Control', isWorker ? 'no-cache' : 'public, max-age=31536000, immutable');
    // A worker has a content security policy of its own.
    if (isWorker) response.setHeader('Content-Security-Policy', `default-src 'none'; connect-src 'self'`);
    response.setHeader('Content-Type', asset.type);
    response.setHeader('Content-Length', body.length);
    response.end(body);
  };
}

/** The mark of the operator. @throws StartRefused if it cannot be used */
function markIn(file: string): string {
  try {
    return readMark(file);
  } catch (error) {
    throw new StartRefused('SITE_MARK', error);
  }
}
