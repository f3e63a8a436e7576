import { parseArgs } from 'node:util';
import { CITY_SLUGS, type CitySlug } from '../kernel/cities';
import { TrialCityLoader } from '../app/demo/trial-city/trial-city-loader';
import { addTrialPhotos } from '../app/demo/trial-city/trial-photos';
import { NOT_DONE, runCommand } from './command';

const MAX_ISSUES = 5_000_000;
const USAGE = `Usage: npm run seed -- --city <${CITY_SLUGS.join('|')}> --issues <1 to ${MAX_ISSUES}>`;

/**
 * `npm run seed`: fills a city with realistic issues for trials, and reports its progress. Only an embedded database
 * may already have accounts. Exit code 2: nothing was added.
 */
function seed(): Promise<void> {
  const wanted = readArguments();
  if (!wanted) {
    process.stderr.write(`${USAGE}\n`);
    process.exit(NOT_DONE);
  }
  return runCommand(
    async (context) => {
      const counts = await new TrialCityLoader(context, wanted.city).load(wanted.issues, progressOf(wanted));
      const photos = await addTrialPhotos(context, wanted.city);
      process.stdout.write(`${JSON.stringify({ city: wanted.city, ...counts, photos })}\n`);
      return 0;
    },
    { makesDatabase: true },
  );
}

/** Writes to standard error how many issues there are now, and how fast the last of them were added. */
function progressOf({ city, issues }: { city: CitySlug; issues: number }) {
  let since = performance.now();
  return (loaded: number, present: number): void => {
    const now = performance.now();
    const rate = Math.round((loaded / (now - since)) * 1000);
    process.stderr.write(`${city}: ${present} of ${issues} issues, ${rate} a second\n`);
    since = now;
  };
}

function readArguments(): { city: CitySlug; issues: number } | undefined {
  try {
    const { values } = parseArgs({
      options: { city: { type: 'string', default: 'mumbai' }, issues: { type: 'string', default: '50000' } },
    });
    const city = CITY_SLUGS.find((slug) => slug === values.city);
    const issues = /^[1-9]\d{0,6}$/.test(values.issues) ? Number(values.issues) : 0;
    return city && issues > 0 && issues <= MAX_ISSUES ? { city, issues } : undefined;
  } catch {
    return undefined;
  }
}

void seed();
