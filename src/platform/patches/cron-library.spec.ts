import { Injectable } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Cron, ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { CronJob, validateCronExpression } from './cron-library';

@Injectable()
class Yearly {
  @Cron('0 0 1 1 *', { name: 'yearly' })
  run(): void {}
}

class YearlyModule {}

describe('the copy of cron', () => {
  it('is the one whose jobs @nestjs/schedule makes', async () => {
    const app = await NestFactory.createApplicationContext(
      { module: YearlyModule, imports: [ScheduleModule.forRoot()], providers: [Yearly] },
      { logger: false },
    );
    await app.init();
    expect(app.get(SchedulerRegistry).getCronJob('yearly')).toBeInstanceOf(CronJob);
    await app.close();
  });

  it('says whether an expression is one', () => {
    expect(validateCronExpression('*/5 * * * *').valid).toBe(true);
    expect(validateCronExpression('*/5 * * *x *').valid).toBe(false);
  });
});
