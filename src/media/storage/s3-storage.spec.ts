import { Readable } from 'node:stream';
import { completeConfig, readSettings } from '../../platform/config/config';
import { createLogger } from '../../platform/logging/logger';
import { S3Storage } from './s3-storage';

describe('the S3 storage', () => {
  afterEach(() => jest.restoreAllMocks());

  it('logs warnings of its library, which prints nothing itself', async () => {
    const logger = createLogger('silent');
    const warned = jest.spyOn(logger, 'warn');
    const printed = jest.spyOn(console, 'warn').mockReturnValue();
    const settings = readSettings({
      STORAGE_DRIVER: 's3',
      // The discard port, on which nothing listens.
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'bucket',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 's',
    });
    const config = completeConfig(settings, { databaseUrl: 'postgres://x', jwtSecret: 'x'.repeat(40) });
    const storage = new S3Storage(config, logger);
    const { sdk, client } = await storage['load']();
    // It warns of a body of unknown length, and then cannot send it.
    const put = new sdk.PutObjectCommand({ Bucket: 'bucket', Key: 'k', Body: Readable.from(['x']) });
    await expect(client.send(put)).rejects.toThrow();
    expect(warned).toHaveBeenCalledWith(
      { context: 'S3' },
      expect.stringContaining('Stream of unknown length') as string,
    );
    expect(printed).not.toHaveBeenCalled();
  });
});
