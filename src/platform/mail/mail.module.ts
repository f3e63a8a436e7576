import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config';
import { MailOutage } from './entities/mail-outage.entity';
import { MailSuppression } from './entities/mail-suppression.entity';
import { Mail } from './entities/mail.entity';
import { MailErasureQueries } from './mail-erasure.queries';
import { MailErasureService } from './mail-erasure.service';
import { MailJob } from './mail.job';
import { MailMetricsService } from './mail-metrics.service';
import { MailOutagesService } from './mail-outages.service';
import { MailOutbox } from './mail-outbox.service';
import { MailQueries } from './mail.queries';
import { MailSender } from './mail-sender.service';
import { MailSuppressionsService } from './mail-suppressions.service';
import { MailTransport } from './mail-transport';

/** Mails to people: the outbox, written in the transaction of the change a mail is about, and the sender. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Mail, MailOutage, MailSuppression])],
  providers: [
    MailErasureQueries,
    MailErasureService,
    MailJob,
    MailMetricsService,
    MailOutagesService,
    MailOutbox,
    MailQueries,
    MailSender,
    MailSuppressionsService,
    { provide: MailTransport, inject: [Config], useFactory: (config: Config) => MailTransport.of(config) },
  ],
  exports: [MailErasureService, MailOutbox, MailQueries, MailSuppressionsService],
})
export class MailModule {}
