import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE, privacyPage } from './privacy/page';

/** Writes docs/privacy-data.md from the inventory of personal data: `npm run docs:privacy`. */
writeFileSync(join(process.cwd(), PAGE), privacyPage());
