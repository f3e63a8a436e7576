import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

describe('the library of the S3 store', () => {
  const loaded = (expression: string) =>
    spawnSync(
      process.execPath,
      [
        '--input-type=commonjs',
        '--eval',
        `Promise.resolve(${expression}).then(({ S3Client }) => new S3Client({ region: 'eu-west-1' }))`,
      ],
      { cwd: ROOT, encoding: 'utf8', env: { PATH: process.env.PATH } },
    );

  it('is loaded without a warning about the version of Node.js', () => {
    const module = JSON.stringify(join(ROOT, 'dist/src/platform/config/s3-library.js'));
    const { status, stdout, stderr } = loaded(`require(${module}).loadS3Library()`);
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });
});
