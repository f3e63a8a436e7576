import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The name the service gives itself in its health answer and towards the database. */
export const SERVICE_NAME = 'civic-issue-service';

/** The version of the package the running code belongs to. */
export const SERVICE_VERSION = packageVersion(__dirname);

/** Compiled code lies deeper than its source: the manifest is looked for upwards. */
function packageVersion(folder: string): string {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return manifest.version;
  } catch {
    return packageVersion(dirname(folder));
  }
}
