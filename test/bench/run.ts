interface Bench {
  /** What it measures. */
  title: string;
  load: () => Promise<{ main: (args: string[]) => Promise<void> }>;
}

const BENCHES: Readonly<Record<string, Bench>> = {
  api: {
    title: 'routes beside a floor server; --rows, --only, --seconds, --rounds',
    load: () => import('./api.js'),
  },
  alerts: { title: 'followers of an event, and digests of a day', load: () => import('./alerts.js') },
  'cold-start': { title: 'from the start to the first response', load: () => import('./cold-start.js') },
  console: {
    title: 'pages of a running console; --url, --email, --password',
    load: () => import('./console-pages.js'),
  },
  escalation: { title: 'the sweep of late issues', load: () => import('./escalation-sweep.js') },
  'first-view': { title: 'the list of a city on a slow phone', load: () => import('./first-view.js') },
  geocoder: { title: 'reports while the geocoder is silent', load: () => import('./silent-geocoder.js') },
  greedy: {
    title: 'a report while one person does as much as it may',
    load: () => import('./greedy.js'),
  },
  mails: { title: 'mails a minute', load: () => import('./mails.js') },
  'open-data': {
    title: 'data sets of a million issues, and others meanwhile',
    load: () => import('./open-data.js'),
  },
  pages: { title: 'the page of a city beside its JSON', load: () => import('./pages.js') },
  pictures: { title: 'a report while others send pictures', load: () => import('./pictures.js') },
  queue: {
    title: 'the queue of city staff in a city of a million issues; --rows, --only, --match, --rounds',
    load: () => import('./queue/queue.js'),
  },
  realtime: { title: 'from a message to everybody in its room', load: () => import('./realtime.js') },
  similar: { title: 'similar issues near a place', load: () => import('./similar-issues.js') },
};

const USAGE = `npm run bench -- <name> [options]\n\n${Object.entries(BENCHES)
  .map(([name, { title }]) => `  ${name.padEnd(12)}${title}`)
  .join('\n')}\n\nOptions without a name are those of api.\n`;

/** Runs the bench that the command names, or lists all. */
async function run([first, ...others]: string[]): Promise<void> {
  if (first === undefined) {
    process.stdout.write(USAGE);
    return;
  }
  const [name, args] = first.startsWith('-') ? ['api', [first, ...others]] : [first, others];
  const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (!bench) throw new Error(`There is no bench "${name}".\n\n${USAGE}`);
  await (await bench.load()).main(args);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
