import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { LEASED, type LeasedMethod } from '../../../src/platform/jobs/leased.decorator';
import { ROOT, sectionOf } from '../../support/source/deployment';
import { startService, type TestService } from '../../support/service/service';

const files = (readdirSync(join(ROOT, 'src'), { recursive: true }) as string[]).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
);
const textOf = (file: string) => readFileSync(join(ROOT, 'src', file), 'utf8');

/** The methods with `@Leased` of a file's classes. */
async function declaredIn(file: string): Promise<LeasedMethod[]> {
  const exported = (await import(join(ROOT, 'src', file))) as Record<string, { prototype: object }>;
  return Object.values(exported).flatMap(({ prototype }) =>
    Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(
      ({ value }: PropertyDescriptor) =>
        (Reflect.getMetadata(LEASED, value as object) as LeasedMethod | undefined) ?? [],
    ),
  );
}

/** Its schedule is a setting. */
const BY_SETTING = 'resolution/auto-close.job.ts';

describe('the scheduled jobs', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const names = () =>
    service.app
      .get(Jobs)
      .all()
      .map(({ name }) => name);

  it('are separate classes with one leased method each, all of them providers', async () => {
    const declared: string[] = [];
    for (const file of files.filter((each) => each.endsWith('.job.ts') && each !== BY_SETTING)) {
      const methods = await declaredIn(file);
      expect([file, methods.length]).toEqual([file, 1]);
      declared.push(methods[0]!.name);
    }
    expect(declared.length).toBeGreaterThan(5);
    expect(names().sort()).toEqual([...declared, 'auto-close'].sort());
  });

  it('have @Cron only under @Leased, and timers only in main', () => {
    const others = files.filter((file) => !file.startsWith('platform/'));
    const scheduled = others.filter((file) => /@(Cron|Interval|Timeout)\(|\bCronJob\b/.test(textOf(file)));
    expect(scheduled.filter((file) => !/^ +@Leased\(.*\)\n +@Cron\(/m.test(textOf(file)))).toEqual([]);
    expect(scheduled.filter((file) => !file.endsWith('.job.ts'))).toEqual([]);
    expect(files.filter((file) => /runsJobs: true/.test(textOf(file)))).toEqual(['main.ts']);
  });

  it('are listed on the operations page, with their schedules', () => {
    const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const rows = [...sectionOf(page, '## Jobs').matchAll(/^\| `([a-z-]+)` +\| `([^`]+)`/gm)];
    const jobs = service.app.get(Jobs).all();
    expect(Object.fromEntries(rows.map(([, name, schedule]) => [name, schedule]))).toEqual(
      Object.fromEntries(jobs.map(({ name, schedule }) => [name, schedule])),
    );
  });
});
