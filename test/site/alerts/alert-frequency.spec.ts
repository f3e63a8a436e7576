import { AlertDigests } from '../../../src/alerts/digests/alert-digests.service';
import { AlertLinksService } from '../../../src/alerts/mails/alert-links.service';
import { reportedIssue } from '../../factories/issues';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const READER = 'reader@example.org';

describe('a weekly digest that is changed to a daily one', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  /** At a time of a day in India, counted from a Monday. */
  const on = (day: number, time: string) => service.clock.set(new Date(`2027-03-0${day}T${time}:00+05:30`));
  const change = async (act: string) => {
    const link = service.app.get(AlertLinksService, { strict: false }).tokenOf('manage', READER);
    const answer = await new PublicClient(service.url).post('/alerts', { link, id: 'sub_reader', act });
    expect(answer.status).toBe(303);
  };
  const digest = async () => (await service.app.get(AlertDigests, { strict: false }).run()).mails;

  it.each([
    ['by day', 3, '15:00'],
    ['before the morning', 4, '05:00'],
  ])(
    'is sent at 08:00 of the next morning, with everything since Monday, if requested %s',
    async (_, day, time) => {
      await service.database.sql(
        'delete from mails; delete from alert_events; delete from alert_subscriptions',
      );
      on(1, '12:00');
      await service.database.sql(
        `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_reader', '${READER}', 'en', 'mumbai', 'category', 'road', 'weekly', $1, $1, $1)`,
        [service.clock.now()],
      );
      on(2, '12:00');
      await reportedIssue(service, { category: 'road', title: 'A deep pothole' });
      on(day, time);
      await change('daily');
      await change('weekly');
      await change('daily');
      expect(await digest()).toBe(0);
      on(4, '08:02');
      await change('daily');
      expect(await digest()).toBe(1);
      const bodies = await service.database.sql<{ body: string }>('select body from mails');
      expect(bodies).toEqual([{ body: expect.stringContaining('A deep pothole') as string }]);
    },
  );
});
