import { parseArgs } from 'node:util';
import { CITY_SLUGS, type CitySlug } from '../kernel/cities';
import { NotForTrials, TrialCityLoader } from '../demo/trial-city/trial-city-loader';
import { NOT_DONE, runCommand } from './command';

const MAX_ISSUES = 5_000_000;
const USAGE = `Usage: npm run seed -- --city <${CITY_SLUGS.join('|')}> --issues <1 to ${MAX_ISSUES}>`;

/** `npm run seed`: fills a city with believable issues for trials, in a database that has nobody's data. Exit code 2: it did not. */
function seed(): Promise<void> {
  const wanted = readArguments();
  if (!wanted) {
    process.stderr.write(`${USAGE}\n`);
    process.exit(NOT_DONE);
  }
  return runCommand(
    async (context) => {
      try {
        const counts = await new TrialCityLoader(context, wanted.city).load(wanted.issues);
        process.stdout.write(`${JSON.stringify({ city: wanted.city, ...counts })}\n`);
        return 0;
      } catch (error) {
        if (!(error instanceof NotForTrials)) throw error;
        process.stderr.write(`${error.message}\n`);
        return NOT_DONE;
      }
    },
    { makesDatabase: true },
  );
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
