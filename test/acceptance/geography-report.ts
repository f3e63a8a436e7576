import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { parse } from 'csv-parse/sync';
import { runCommand } from './command';

/** Abbreviations in the file, and the full words used in the records. */
const SPELLED_OUT: Record<string, string> = { N: 'North', S: 'South', E: 'East', W: 'West', C: 'Central' };
const AT_ONCE = 8;

interface Office {
  city: string;
  office_name: string;
  pincode: string;
  latitude: string;
  longitude: string;
  derived_ward: string;
}

interface Found {
  city: string;
  ward: string;
}

/**
 * `npm run geography:report -- <url> <post offices.csv>`: reports whether every post office is found in its city, by
 * its pincode and by its point, and how often in Mumbai the ward equals that of the file. Lists those that are not
 * found, and why.
 */
async function main(): Promise<void> {
  const [url, file] = process.argv.slice(2);
  if (!url || !file) throw new Error('Usage: npm run geography:report -- <url> <post offices.csv>');
  const offices = parse(readFileSync(file), { columns: true, bom: true }) as unknown as Office[];
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const lost: string[] = [];
  const tally = { byPincode: 0, byPoint: 0, either: 0, agreeByPoint: 0, agreeByPincode: 0, judged: 0 };
  const queue = [...offices];
  const work = async () => {
    for (let office = queue.pop(); office; office = queue.pop()) {
      const [byPincode, byPoint] = await Promise.all([
        chain(url, `pincode=${office.pincode}`, agent),
        chain(url, `lat=${office.latitude}&lng=${office.longitude}`, agent),
      ]);
      const fits = (found: Found | undefined) => found?.city === office.city;
      if (fits(byPincode)) tally.byPincode++;
      if (fits(byPoint)) tally.byPoint++;
      if (fits(byPincode) || fits(byPoint)) tally.either++;
      else
        lost.push(
          `${office.city} ${office.pincode} ${office.office_name}: neither its pincode nor its point is known`,
        );
      if (office.city !== 'mumbai' || !office.derived_ward) continue;
      const ward = office.derived_ward.replace(/\/(\w)$/, (_, letter: string) => `/${SPELLED_OUT[letter]}`);
      tally.judged++;
      if (byPoint?.ward === ward) tally.agreeByPoint++;
      if (byPincode?.ward === ward) tally.agreeByPincode++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  const share = (count: number) =>
    `${count} of ${tally.judged} (${((100 * count) / tally.judged).toFixed(1)}%)`;
  print(
    `${offices.length} post offices: ${tally.byPincode} found in their city by pincode, ${tally.byPoint} by point, ${tally.either} by either`,
  );
  print(
    `Mumbai's wards: ${share(tally.agreeByPoint)} as the file says by point, ${share(tally.agreeByPincode)} by pincode`,
  );
  for (const each of lost) print(`not found: ${each}`);
  process.exitCode = lost.length === 0 ? 0 : 1;
}

function chain(url: string, query: string, agent: Agent): Promise<Found | undefined> {
  return new Promise((done, fail) => {
    get(`${url}/api/accountability-chain?${query}`, { agent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        if (response.statusCode === 404 || response.statusCode === 400) return done(undefined);
        if (response.statusCode !== 200)
          return fail(new Error(`${query} was answered ${response.statusCode}`));
        done((JSON.parse(text) as { data: { jurisdiction: Found } }).data.jurisdiction);
      });
    }).on('error', fail);
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

runCommand(main);
