import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../platform/config/config';
import type { Logger } from '../../platform/logging/logger';
import { loadS3Library } from '../../platform/config/s3-library';
import { type AnnouncedUpload, ObjectStorage, type ObjectLocation, type ObjectType } from './object-storage';
import { inStore } from './storage-unavailable';
import { withTemporaryName } from './temporary-file';

/** How long a reader may use a signed URL. */
const READ_S = 60;
/**
 * A request to this service must end in time, though the library tries a call twice. Short calls have a limit in all;
 * those with the bytes of a file end only if the store neither takes nor sends any for this long.
 */
const CONNECT_TIMEOUT_MS = 2_000;
const ANSWER_TIMEOUT_MS = 2_000;
const IDLE_TIMEOUT_MS = 4_000;
const MAX_ATTEMPTS = 2;

type Sdk = typeof import('@aws-sdk/client-s3');

/** Stores files in an S3-compatible store; clients upload and download them there by signed URLs. */
export class S3Storage extends ObjectStorage {
  private loaded?: Promise<{ sdk: Sdk; client: S3Client }>;

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {
    super();
  }

  override async uploadUrl({ mediaId, mimeType, size }: AnnouncedUpload, lifetimeS: number): Promise<string> {
    const { sdk, client } = await this.load();
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const command = new sdk.PutObjectCommand({
      Bucket: this.bucket,
      Key: uploadKey(mediaId),
      ContentType: mimeType,
      ContentLength: size,
    });
    return getSignedUrl(client, command, {
      expiresIn: lifetimeS,
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    });
  }

  override async hasUpload(mediaId: string): Promise<boolean> {
    const { sdk, client } = await this.load();
    const head = new sdk.HeadObjectCommand({ Bucket: this.bucket, Key: uploadKey(mediaId) });
    return inStore(() =>
      client.send(head).then(
        () => true,
        (error: unknown) => {
          if (isNotFound(error)) return false;
          throw error;
        },
      ),
    );
  }

  override withUpload<T>(mediaId: string, work: (file: string) => Promise<T>): Promise<T> {
    return this.withCopy(uploadKey(mediaId), work);
  }

  override async keep(key: string, file: string, mimeType: ObjectType): Promise<void> {
    const { sdk, client } = await this.load();
    const { size } = await stat(file);
    const put = new sdk.PutObjectCommand({
      Bucket: this.bucket,
      Key: storedKey(key),
      Body: createReadStream(file),
      ContentLength: size,
      ContentType: mimeType,
    });
    // Its bytes may need longer than other calls.
    await inStore(() => client.send(put, { requestTimeout: 0 }));
  }

  override withObject<T>(key: string, work: (file: string) => Promise<T>): Promise<T> {
    return this.withCopy(storedKey(key), work);
  }

  override async locate(key: string, mimeType: ObjectType): Promise<ObjectLocation> {
    const { sdk, client } = await this.load();
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const command = new sdk.GetObjectCommand({
      Bucket: this.bucket,
      Key: storedKey(key),
      ResponseContentType: mimeType,
      ResponseContentDisposition: 'inline',
    });
    return { url: await getSignedUrl(client, command, { expiresIn: READ_S }) };
  }

  override dropUpload(mediaId: string): Promise<void> {
    return this.removeAll([uploadKey(mediaId)]);
  }

  override remove(keys: readonly string[]): Promise<void> {
    return this.removeAll(keys.map(storedKey));
  }

  /** The store keeps no incomplete objects. */
  override tidy(): Promise<void> {
    return Promise.resolve();
  }

  override async assertWritable(): Promise<void> {
    const { sdk, client } = await this.load();
    // Writing and removing needs the same rights as uploads do.
    const object = { Bucket: this.bucket, Key: uploadKey('check') };
    await inStore(async () => {
      await client.send(new sdk.PutObjectCommand({ ...object, Body: 'x' }));
      await client.send(new sdk.DeleteObjectCommand(object));
    });
  }

  private async removeAll(keys: readonly string[]): Promise<void> {
    const { sdk, client } = await this.load();
    // One by one: not every store supports deleting several at once, and there are few.
    for (const Key of keys)
      await inStore(() => client.send(new sdk.DeleteObjectCommand({ Bucket: this.bucket, Key })));
  }

  private async withCopy<T>(key: string, work: (file: string) => Promise<T>): Promise<T> {
    const { sdk, client } = await this.load();
    return withTemporaryName(async (copy) => {
      await inStore(async () => {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: this.bucket, Key: key }));
        await pipeline(Body as Readable, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
      });
      return work(copy);
    });
  }

  private get bucket(): string | undefined {
    return this.config.settings.S3_BUCKET;
  }

  /** Loaded on first use: the library would double the time of a start. */
  private load(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.loaded ??= this.connect();
    return this.loaded;
  }

  private async connect(): Promise<{ sdk: Sdk; client: S3Client }> {
    const { settings } = this.config;
    const sdk = await loadS3Library();
    const client = new sdk.S3Client({
      endpoint: settings.S3_ENDPOINT,
      region: settings.S3_REGION,
      forcePathStyle: settings.S3_FORCE_PATH_STYLE,
      credentials: {
        accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
      },
      // A checksum in the signed URL would have to be sent by every client.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      // Its warnings. Without a logger it prints them; the errors are thrown, and its information is each request.
      logger: {
        ...{ trace: ignore, debug: ignore, info: ignore, error: ignore },
        warn: (...warning: unknown[]) => this.logger.warn({ context: 'S3' }, warning.map(String).join(' ')),
      },
      maxAttempts: MAX_ATTEMPTS,
      // The library would wait 6 s for stores that do not answer it.
      expectContinueHeader: false,
      requestHandler: {
        connectionTimeout: CONNECT_TIMEOUT_MS,
        requestTimeout: ANSWER_TIMEOUT_MS,
        // Otherwise it only warns.
        throwOnRequestTimeout: true,
        socketTimeout: IDLE_TIMEOUT_MS,
      },
    });
    return { sdk, client };
  }
}

const ignore = () => undefined;

function uploadKey(mediaId: string): string {
  return `upload-${mediaId}`;
}

function storedKey(key: string): string {
  return `media-${key}`;
}

function isNotFound(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NotFound' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404;
}
