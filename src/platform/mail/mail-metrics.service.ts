import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics';
import { DomainEvents } from '../events/domain-events';
import { MailOutagesService } from './mail-outages.service';
import { MailQueries } from './mail.queries';
import { MailRunEnded } from './mail.events';

/** What is measured of mails (docs/operations.md#mail). */
@Injectable()
export class MailMetricsService {
  constructor(metrics: Metrics, events: DomainEvents, queries: MailQueries, outages: MailOutagesService) {
    metrics.gauge('civic_mails_waiting', 'Mails that are due, or were tried in vain and wait', async () => {
      return (await queries.unsent()).count;
    });
    metrics.gauge('civic_mails_oldest_seconds', 'Age of the oldest mail that was tried in vain', async () => {
      return (await queries.unsent()).oldestSeconds;
    });
    metrics.gauge('civic_mails_outage_seconds', 'How long the mail server has accepted nothing', () =>
      outages.seconds(),
    );
    const tried = { sent: 0, failed: 0, postponed: 0 };
    const help = 'Mails that this instance has tried to send since its start, by their outcome';
    metrics.gauge('civic_mails_tried', help, () => tried, 'outcome');
    events.on(MailRunEnded, ({ sent, failed, postponed }) => {
      tried.sent += sent;
      tried.failed += failed;
      tried.postponed += postponed;
      return Promise.resolve();
    });
  }
}
