import { Injectable, Module, type OnModuleInit, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Cron, CronExpression, SchedulerRegistry } from '@nestjs/schedule';
import { AppModule } from '../../src/app/app.module';
import { Config } from '../../src/platform/config/config';
import { Jobs } from '../../src/platform/jobs/jobs';
import { Leased } from '../../src/platform/jobs/leased.decorator';
import type { Logger } from '../../src/platform/logging/logger';
import { PlatformModule } from '../../src/platform/platform.module';
import { ReplicationModule } from '../../src/platform/database/replication/replication.module';
import { AutoCloseService } from '../../src/resolution/auto-close.service';
import { startService, type TestService } from '../support/service/service';

interface Line {
  message: string;
  job?: string;
}

/** Waits until a condition holds; the time limit of the spec bounds it. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 10));
}

/** The work of a job in a spec: it counts its runs, and a run can be blocked until the spec releases it. */
class Work {
  runs = 0;
  running = 0;
  private waiting?: Promise<void>;
  private letGo: () => void = () => undefined;

  hold(): void {
    this.waiting = new Promise((done) => (this.letGo = done));
  }

  release(): void {
    this.letGo();
  }

  async do(): Promise<object> {
    this.runs++;
    this.running++;
    await this.waiting;
    this.running--;
    return { runs: this.runs };
  }
}

const NO_LEAST = { minLeaseMs: 0 };

@Injectable()
class EverySecond {
  readonly work = new Work();

  @Leased(NO_LEAST)
  @Cron(CronExpression.EVERY_SECOND, { name: 'every-second' })
  run(): Promise<object> {
    return this.work.do();
  }
}

@Injectable()
class Failing {
  runs = 0;

  @Leased(NO_LEAST)
  @Cron(CronExpression.EVERY_SECOND, { name: 'failing' })
  run(): Promise<object> {
    return ++this.runs === 1 ? Promise.reject(new Error('the first run fails')) : Promise.resolve({});
  }
}

@Injectable()
class Hanging {
  readonly work = new Work();

  @Leased({ leaseMs: 300, maxRunMs: 0 })
  @Cron(CronExpression.EVERY_HOUR, { name: 'hanging' })
  run(): Promise<object> {
    return this.work.do();
  }
}

@Injectable()
class Renewing {
  readonly work = new Work();

  @Leased({ leaseMs: 300 })
  @Cron(CronExpression.EVERY_HOUR, { name: 'renewing' })
  run(): Promise<object> {
    return this.work.do();
  }
}

describe('a scheduled job', () => {
  let service: TestService;
  let lines: Line[];
  let apps: NestExpressApplication[];

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await service.database.sql('delete from jobs');
    lines = [];
    apps = [];
  });
  afterEach(() => Promise.all(apps.map((app) => app.close())));

  const note = (fields: object, message: string) => void lines.push({ ...fields, message });
  const logger: Logger = {
    debug: () => undefined,
    info: note,
    warn: note,
    error: note,
    flush: () => Promise.resolve(true),
  };
  /** An application with only the platform and the given jobs, on the database of the service. */
  const create = async (runsJobs: boolean, ...providers: Type[]): Promise<NestExpressApplication> => {
    const environment = { config: service.app.get(Config), logger, clock: service.clock, runsJobs };
    @Module({ imports: [PlatformModule.of(environment), ReplicationModule], providers })
    class JobsUnderTest {}
    const app = await NestFactory.create<NestExpressApplication>(JobsUnderTest, {
      logger: false,
      abortOnError: false,
    });
    apps.push(app);
    return app;
  };
  const start = async (...providers: Type[]) => {
    const app = await create(true, ...providers);
    await app.listen(0, '127.0.0.1');
    return app;
  };
  const state = async (name: string) =>
    (
      await service.database.sql<{ runs: number; failures: number; failure: string | null }>(
        'select runs::int, failures::int, failure from jobs where name = $1',
        [name],
      )
    )[0];

  it('is refused at the start if another has its name', async () => {
    @Injectable()
    class First {
      @Leased()
      @Cron(CronExpression.EVERY_SECOND, { name: 'twin' })
      run(): Promise<object> {
        return Promise.resolve({});
      }
    }
    @Injectable()
    class Second {
      @Leased()
      @Cron(CronExpression.EVERY_MINUTE, { name: 'twin' })
      run(): Promise<object> {
        return Promise.resolve({});
      }
    }
    const app = await create(false, First, Second);
    await expect(app.init()).rejects.toThrow('Two jobs are named twin');
  });

  it('has a timer in UTC that runs it', async () => {
    const app = await start(EverySecond);
    const { cronTime } = app.get(SchedulerRegistry).getCronJob('every-second');
    expect([cronTime.source, cronTime.timeZone]).toEqual(['* * * * * *', 'UTC']);
    await until(() => app.get(EverySecond).work.runs > 0);
  });

  it('whose schedule is a setting has a timer, too', async () => {
    @Injectable()
    class BySetting implements OnModuleInit {
      readonly work = new Work();
      constructor(private readonly jobs: Jobs) {}
      onModuleInit(): void {
        const schedule = CronExpression.EVERY_SECOND;
        this.jobs.add({ name: 'by-setting', schedule, isSetting: true, run: () => this.work.do() });
      }
    }
    const app = await start(BySetting);
    await until(() => app.get(BySetting).work.runs > 0);
  });

  it('has no timer in a process that does not run jobs, but can be run by name', async () => {
    const app = await create(false, EverySecond);
    await app.listen(0, '127.0.0.1');
    expect(app.get(SchedulerRegistry).getCronJobs().size).toBe(0);
    expect(await app.get(Jobs).run('every-second')).toEqual({ runs: 1 });
    expect(() => app.get(Jobs).run('unknown')).toThrow('There is no job unknown');
    const { app: whole, clock } = service;
    const command = await NestFactory.createApplicationContext(
      AppModule.of({ config: whole.get(Config), logger, clock }),
      { logger: false, abortOnError: false },
    );
    try {
      for (const context of [whole, command]) {
        expect(context.get(Jobs).all().length).toBeGreaterThan(5);
        expect(context.get(SchedulerRegistry).getCronJobs().size).toBe(0);
      }
    } finally {
      await command.close();
    }
  });

  it('never runs on two instances at the same time', async () => {
    const [one, two] = [await start(EverySecond), await start(EverySecond)];
    const works = [one, two].map((app) => app.get(EverySecond).work);
    const attempts = [one, two].map((app) => jest.spyOn(app.get(Jobs), 'run'));
    const running = () => works.reduce((sum, work) => sum + work.running, 0);
    const runs = () => works.reduce((sum, work) => sum + work.runs, 0);
    for (const work of works) work.hold();
    await until(() => running() === 1);
    const idle = works.findIndex((work) => work.running === 0);
    // The timer of the instance that runs it waits; that of the other one tries every second.
    const before = attempts[idle]!.mock.calls.length;
    await until(() => attempts[idle]!.mock.calls.length >= before + 2);
    expect([running(), runs()]).toEqual([1, 1]);
    for (const work of works) work.release();
    await until(() => runs() >= 3);
    expect((await state('every-second'))?.failures).toBe(0);
  });

  it('that throws is logged and recorded, and runs again', async () => {
    await start(Failing);
    await until(async () => ((await state('failing'))?.runs ?? 0) >= 2);
    expect(lines.filter(({ job }) => job === 'failing')).toEqual([
      expect.objectContaining({ message: 'a job failed', err: new Error('the first run fails') }),
    ]);
    expect(await state('failing')).toMatchObject({ failures: 1, failure: null });
  });

  it('that hangs loses its lease after the maximum run time, and its end does not count for the next run', async () => {
    const [one, two] = [await create(false, Hanging), await create(false, Hanging)];
    await Promise.all([one.init(), two.init()]);
    one.get(Hanging).work.hold();
    const hanging = one.get(Jobs).run('hanging');
    await until(() => one.get(Hanging).work.running === 1);
    await until(async () => (await two.get(Jobs).run('hanging')) !== undefined);
    expect(await state('hanging')).toMatchObject({ runs: 1 });
    one.get(Hanging).work.release();
    expect(await hanging).toEqual({ runs: 1 });
    expect(await state('hanging')).toMatchObject({ runs: 1 });
  });

  it('that lost its lease is logged', async () => {
    const app = await create(false, Renewing);
    await app.init();
    const { work } = app.get(Renewing);
    work.hold();
    const run = app.get(Jobs).run('renewing');
    await until(() => work.running === 1);
    await service.database.sql(
      `update jobs set started_at = now() + interval '1 second' where name = 'renewing'`,
    );
    await until(() => lines.length > 0);
    work.release();
    await run;
    expect(lines).toEqual([
      { job: 'renewing', message: 'another instance has begun a job that still runs here' },
    ]);
  });

  it('is awaited when the process stops, and does not begin again', async () => {
    const app = await start(EverySecond);
    const clock = app.get(SchedulerRegistry).getCronJob('every-second');
    const { work } = app.get(EverySecond);
    work.hold();
    await until(() => work.running === 1);
    let isClosed = false;
    const closing = apps
      .pop()!
      .close()
      .then(() => (isClosed = true));
    await until(() => !clock.isActive);
    await new Promise((done) => setTimeout(done, 50));
    expect([isClosed, work.running]).toEqual([false, 1]);
    work.release();
    await closing;
    expect([work.running, work.runs]).toEqual([0, 1]);
  });
});

describe('the job that closes, on the schedule of the settings', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({
      settings: { AUTO_CLOSE_CRON: CronExpression.EVERY_SECOND },
      runsJobs: true,
    });
  });
  afterAll(() => service.stop());

  it('is run by its timer', async () => {
    const close = jest.spyOn(service.app.get(AutoCloseService, { strict: false }), 'close');
    await until(() => close.mock.calls.length > 0);
    const clocks = service.app.get(SchedulerRegistry).getCronJobs();
    expect(clocks.get('auto-close')?.cronTime.source).toBe(CronExpression.EVERY_SECOND);
    const names = service.app
      .get(Jobs)
      .all()
      .map(({ name }) => name);
    expect([...clocks.keys()].sort()).toEqual(names.sort());
    for (const { cronTime, waitForCompletion } of clocks.values())
      expect([cronTime.timeZone, waitForCompletion]).toEqual(['UTC', true]);
  });
});
