import { join } from 'node:path';

/** The PERSONAL_DATA_KEY_FILE of all processes of a spec: each has its own DATA_DIR, and they share databases. */
export const PERSONAL_DATA_KEY_FILE = join(__dirname, 'personal-data.key');
