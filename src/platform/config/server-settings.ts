import { Setting } from './setting';
import {
  DatabaseUrl,
  DatabaseUrls,
  Flag,
  HttpUrl,
  OneOf,
  Origin,
  RedisUrl,
  Text,
  TextOfLength,
  WholeNumber,
} from './setting-rules';

/** Settings of the server: address, database, Redis, data folder, object store. */
export class ServerSettings {
  @Setting({
    about:
      'production turns off everything that is only for a first look, and requires DATABASE_URL, JWT_SECRET, PERSONAL_DATA_KEY_FILE, OIDC_AUDIENCE and PUBLIC_BASE_URL (see ALLOW_EMBEDDED)',
    fallback: 'development',
    fix: 'Set it to development, test or production.',
  })
  @OneOf(['development', 'test', 'production'])
  NODE_ENV!: 'development' | 'test' | 'production';

  @Setting({
    about: 'The TCP port the server listens on; 0 selects a free one',
    fallback: '3000',
    fix: 'Set a port between 0 and 65535.',
  })
  @WholeNumber(0, 65535)
  PORT!: number;

  @Setting({
    about:
      'The TCP port on which Prometheus reads /metrics; do not make it public. Unset: nothing is measured',
    fix: 'Set a port between 0 and 65535 that nothing else uses, or unset it.',
  })
  @WholeNumber(0, 65535)
  METRICS_PORT?: number;

  @Setting({
    about:
      'The address the server listens on. Unset: 127.0.0.1 with local identity (anyone could sign in as anyone), 0.0.0.0 without it',
    fix: 'Set an address of this machine, such as 0.0.0.0.',
  })
  @Text()
  HOST?: string;

  @Setting({
    about:
      'The start of absolute URLs in answers. Required in production. Unset: http://localhost:PORT, or with local identity and a HOST that other machines reach, the first address of this one',
    fix: 'Set the origin at which people reach the service, such as https://issues.example.org.',
  })
  @Origin()
  PUBLIC_BASE_URL?: string;

  @Setting({
    about:
      'The PostgreSQL server (14 or newer) to use. Required in production. Unset: an embedded PostgreSQL 18 with its data in DATA_DIR',
    fix: 'Set postgres://user:password@host:5432/database, or unset it for the embedded database (in production with ALLOW_EMBEDDED=true).',
  })
  @DatabaseUrl()
  DATABASE_URL?: string;

  @Setting({
    about:
      'true: production without DATABASE_URL runs on the embedded database, and does not require the other settings of production: without JWT_SECRET or PERSONAL_DATA_KEY_FILE, one is generated once into DATA_DIR; without OIDC_AUDIENCE, sign-in is not possible; without PUBLIC_BASE_URL, links go to localhost',
    fallback: 'false',
    fix: 'Set it to true or false.',
  })
  @Flag()
  ALLOW_EMBEDDED!: boolean;

  @Setting({
    about:
      'The same database as DATABASE_URL, with the role that owns the schema: only this role migrates the schema, and the role of DATABASE_URL can change neither the schema nor append-only data. Unset: the role of DATABASE_URL owns the schema, and only triggers protect append-only data',
    fix: 'Set postgres://owner:password@host:5432/database, or unset it.',
  })
  @DatabaseUrl()
  DATABASE_OWNER_URL?: string;

  @Setting({
    about: 'The maximum number of database connections of one process',
    fallback: '10',
    fix: 'Set a number between 2 and 200.',
  })
  @WholeNumber(2, 200)
  DATABASE_POOL_SIZE!: number;

  @Setting({
    about:
      'How long a request waits for a connection to the database, or for a statement, in milliseconds; for a row that another transaction has locked, four fifths of that. With the default, no request waits five seconds for its answer, whatever the database does. Use a higher value on a machine that is slow or busy with other work',
    fallback: '1500',
    fix: 'Set a number between 1500 and 60000.',
  })
  @WholeNumber(1500, 60_000)
  DATABASE_TIMEOUT_MS!: number;

  @Setting({
    about:
      'Streaming replicas of DATABASE_URL, separated by commas: they serve the reads of callers who are not signed in. Each is used while it is healthy (see DATABASE_READ_MAX_LAG_MS), with DATABASE_POOL_SIZE connections. Unset: DATABASE_URL serves all reads',
    fallback: '',
    fix: 'Set postgres://user:password@replica:5432/database for each replica, separated by commas, or unset it.',
  })
  @DatabaseUrls()
  DATABASE_READ_URLS!: string[];

  @Setting({
    about:
      'The maximum lag of a replica behind the primary in milliseconds: with a larger lag it is not used until it has caught up. The lag adds to the 20 seconds for which caches keep public answers: hidden content must disappear within 30 seconds',
    fallback: '3000',
    fix: 'Set a number between 1500 and 5000.',
  })
  @WholeNumber(1500, 5000)
  DATABASE_READ_MAX_LAG_MS!: number;

  @Setting({
    about:
      'The Redis server through which several instances share realtime rooms and rate limits. Unset: each instance has its own',
    fix: 'Set redis://host:6379, or unset it.',
  })
  @RedisUrl()
  REDIS_URL?: string;

  @Setting({
    about: 'The folder for the embedded database and for secrets generated on first start',
    fallback: '.data',
    fix: 'Set a folder the service may write to.',
  })
  @Text()
  DATA_DIR!: string;

  @Setting({
    about:
      'Where uploads are stored: disk, under DATA_DIR/media (one instance), or s3, an S3-compatible store',
    fallback: 'disk',
    fix: 'Set it to disk or s3.',
  })
  @OneOf(['disk', 's3'])
  STORAGE_DRIVER!: 'disk' | 's3';

  @Setting({
    about: 'The URL of the S3-compatible store. Unset: Amazon S3 in S3_REGION',
    fix: 'Set a URL such as https://s3.example.org, or unset it for Amazon S3.',
  })
  @HttpUrl()
  S3_ENDPOINT?: string;

  @Setting({
    about: 'The region of the store',
    fallback: 'us-east-1',
    fix: 'Set the region of the bucket.',
  })
  @Text()
  S3_REGION!: string;

  @Setting({
    about: 'The bucket, which must exist. Required with STORAGE_DRIVER=s3',
    fix: 'Set the name of a private bucket.',
  })
  @TextOfLength(3, 63)
  S3_BUCKET?: string;

  @Setting({
    about:
      'The access key id of an account that may put, get, head and delete objects in the bucket. Required with STORAGE_DRIVER=s3',
    fix: 'Set the access key id.',
  })
  @Text()
  S3_ACCESS_KEY_ID?: string;

  @Setting({
    about: 'The secret of S3_ACCESS_KEY_ID. Required with STORAGE_DRIVER=s3',
    fix: 'Set the secret access key.',
  })
  @Text()
  S3_SECRET_ACCESS_KEY?: string;

  @Setting({
    about: 'true: the path of URLs contains the bucket, as most stores except Amazon S3 require',
    fallback: 'false',
    fix: 'Set it to true or false.',
  })
  @Flag()
  S3_FORCE_PATH_STYLE!: boolean;
}
