import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { Config } from '../../../src/platform/config/config';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import type { UploadTicketDto } from '../../../src/media/dto/media.dto';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { ApiClient, Envelope } from '../network/client';
import { answerOf, type HttpAnswer, send } from '../network/http';
import { type S3Server, startS3 } from '../network/s3';
import { startService, type TestService } from './service';

/** The kinds of storage. */
export const DRIVERS = ['disk', 's3'] as const;
export type Driver = (typeof DRIVERS)[number];

interface Fetched {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Starts a service with one kind of storage. */
export async function startMediaService(driver: Driver): Promise<MediaService> {
  const s3 = driver === 's3' ? await startS3() : undefined;
  return new MediaService(driver, await startService({ settings: { ...s3?.settings } }), s3);
}

/** A service with people, an issue of theirs, and its media. */
export class MediaService {
  reporter!: TestPerson;
  stranger!: TestPerson;
  admin!: TestPerson;
  issue!: string;

  constructor(
    private readonly driver: Driver,
    readonly service: TestService,
    private readonly s3?: S3Server,
  ) {}

  async stop(): Promise<void> {
    await this.service.stop();
    await this.s3?.stop();
  }

  /** Creates another issue, and signs people in anew, because the clock is moved. */
  async renew(): Promise<void> {
    this.reporter = await person(this.service);
    this.stranger = await person(this.service);
    this.admin = await person(this.service, { role: 'admin' });
    this.issue = await reportedIssue(this.service, { by: this.reporter });
  }

  api(who?: TestPerson): ApiClient {
    return who ? this.service.tokenApi.as(who) : this.service.tokenApi;
  }

  /** A path below the media of the issue. */
  path(rest = ''): string {
    return `/api/issues/${this.issue}/media${rest}`;
  }

  /** The issue, as everyone sees it. */
  async detail(): Promise<IssueDto> {
    return (await this.api().get<Envelope<IssueDto>>(`/api/issues/${this.issue}`)).body.data;
  }

  /** The issue's count of media items. */
  async mediaCount(): Promise<number | undefined> {
    const rows = await this.service.database.sql<{ n: number }>(
      'select media_count as n from issues where id = $1',
      [this.issue],
    );
    return rows[0]?.n;
  }

  /** The total number of items, and the issues whose counters differ from their rows. */
  async counters(): Promise<{ items: number; drift: object[] }> {
    const drift = await this.service.database.sql(
      `select i.id from issues i where media_count <>
         (select count(*) from media m where m.issue_id = i.id and m.deleted_at is null)`,
    );
    const [row] = await this.service.database.sql<{ items: number }>(
      'select count(*)::int as items from media where deleted_at is null',
    );
    return { items: row?.items ?? 0, drift };
  }

  /** Announces an upload. @throws Error if it is refused */
  async announce(mimeType: string, fileSize: number, who = this.reporter): Promise<UploadTicketDto> {
    const body = { type: 'upload', mimeType, fileName: 'IMG_1234.JPG', fileSize };
    const answer = await this.api(who).post<Envelope<UploadTicketDto>>(this.path(), body);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data;
  }

  /** Sends bytes to the URL of a ticket. */
  put(uploadUrl: string, bytes: Buffer, type: string): Promise<HttpAnswer> {
    return send({
      method: 'PUT',
      url: this.local(uploadUrl),
      headers: { 'content-type': type },
      payload: bytes,
    });
  }

  /** Announces an upload and sends its bytes. @returns the ticket, and the status of the answer to the bytes */
  async upload(mimeType: string, bytes: Buffer): Promise<UploadTicketDto & { status: number }> {
    const ticket = await this.announce(mimeType, bytes.length);
    const { status } = await this.put(ticket.uploadUrl, bytes, mimeType);
    return { ...ticket, status };
  }

  /** The URL of an upload at the service under test, whose public URL differs. */
  here({ publicUrl }: { publicUrl: string }, query = ''): string {
    return this.service.url + new URL(publicUrl).pathname + query;
  }

  /** Requests an upload as a browser does, following redirects. */
  async get(url: string, headers: Record<string, string> = {}): Promise<Fetched> {
    const response = await fetch(url, { headers });
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  }

  /** Requests an upload without following redirects. */
  shown(ticket: { publicUrl: string }, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    return answerOf(request(this.service.url).get(new URL(ticket.publicUrl).pathname).set(headers));
  }

  /** The names of all stored objects. */
  stored(): string[] {
    if (this.s3) return this.s3.keys().map((key) => key.replace(/^media-/, ''));
    const folder = join(this.service.app.get(Config).settings.DATA_DIR, 'media');
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  }

  /** Waits until no object of an item is stored. */
  async gone(mediaId: string): Promise<void> {
    while (this.stored().some((name) => name.includes(mediaId)))
      await new Promise((done) => setTimeout(done, 20));
  }

  /** The upload URLs have the public URL of the service, which in tests is not the one it listens on. */
  private local(url: string): string {
    return this.driver === 'disk' ? this.service.url + url.slice(new URL(url).origin.length) : url;
  }
}
