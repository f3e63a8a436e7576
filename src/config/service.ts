import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The name of the service in its health answer and in database connections. */
export const SERVICE_NAME = 'civic-issue-service';

/** The version in the package's manifest. */
export const SERVICE_VERSION = packageVersion(__dirname);

/** Compiled code is in a deeper folder than its source, so the manifest is searched upwards. */
function packageVersion(folder: string): string {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return manifest.version;
  } catch {
    return packageVersion(dirname(folder));
  }
}
