import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertsModule } from '../alerts';
import { AuthModule } from '../auth';
import { IssuesModule } from '../issues';
import { MediaModule } from '../media';
import { PersonalDataModule } from '../personal-data';
import { MailModule } from '../platform/mail';
import { ScoresModule } from '../scores';
import { DataExport } from './entities/data-export.entity';
import { ExportBuilderService } from './exports/export-builder.service';
import { ExportEndService } from './exports/export-end.service';
import { ExportQueueService } from './exports/export-queue.service';
import { ExportRequestsService } from './exports/export-requests.service';
import { ExportRetentionService } from './exports/export-retention.service';
import { ExportsController } from './exports/exports.controller';
import { ExportsJob } from './exports/exports.job';
import { ExportsService } from './exports/exports.service';
import { MeController } from './me.controller';
import { OwnConsentsController } from './own-consents.controller';
import { OwnConsentsService } from './own-consents.service';
import { OwnReadsController } from './own-reads.controller';
import { OwnRequestsController } from './own-requests.controller';
import { MePersonalDataService } from './me-personal-data.service';
import { MeService } from './me.service';
import { OwnRequestsService } from './own-requests.service';

/** A person's own account, score, reports and upvotes, and the export of all their data. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DataExport]),
    AlertsModule,
    AuthModule,
    IssuesModule,
    MailModule,
    MediaModule,
    PersonalDataModule,
    ScoresModule,
  ],
  controllers: [
    ExportsController,
    MeController,
    OwnConsentsController,
    OwnReadsController,
    OwnRequestsController,
  ],
  providers: [
    ExportBuilderService,
    ExportEndService,
    ExportQueueService,
    ExportRequestsService,
    ExportRetentionService,
    ExportsJob,
    ExportsService,
    MePersonalDataService,
    MeService,
    OwnConsentsService,
    OwnRequestsService,
  ],
  exports: [ExportsService, MeService, OwnConsentsService, OwnRequestsService],
})
export class MeModule {}
