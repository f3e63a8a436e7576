import { readFileSync } from 'node:fs';
import { findAbove } from './find-above';

/** The name of the service in its health answer and in database connections. */
export const SERVICE_NAME = 'civic-issue-service';

const manifest = readFileSync(findAbove(__dirname, 'package.json'), 'utf8');

/** The version in the package's manifest. */
export const SERVICE_VERSION = (JSON.parse(manifest) as { version: string }).version;
