import { Module } from '@nestjs/common';
import { AccountabilityModule } from '../accountability';
import { AlertsModule } from '../alerts';
import { AuthModule } from '../auth';
import { IssuesModule } from '../issues';
import { MediaModule } from '../media';
import { ApiClientGuard } from './clients/api-client.guard';
import { ClientLimitGuard } from './clients/client-limit.guard';
import { DemonstrationKeyService } from './clients/demonstration-key.service';
import { ResolutionModule } from '../resolution';
import { DataController } from './data/data.controller';
import { DataQueries } from './data/data.queries';
import { DownloadsService } from './data/downloads.service';
import { Open311DiscoveryController } from './discovery/discovery.controller';
import { FeedQueries } from './feeds/feed.queries';
import { FeedsService } from './feeds/feeds.service';
import { FeedsController } from './feeds/feeds.controller';
import { ReportDraftsService } from './reports/report-drafts.service';
import { ReportFaultsService } from './reports/report-faults.service';
import { ReportIntakeService } from './reports/report-intake.service';
import { ReportPicturesService } from './reports/report-pictures.service';
import { CityReportsController, ReportsController } from './reports/reports.controller';
import { ListStatements } from './requests/list-statements';
import { RequestQueries } from './requests/request.queries';
import { CityRequestsController, RequestsController } from './requests/requests.controller';
import { RequestsService } from './requests/requests.service';
import { ServiceQueries } from './services/service.queries';
import { CityServicesController, ServicesController } from './services/services.controller';

/** Open311: GeoReport v2 of the cities, with feeds and data sets, over the same services as the other APIs. */
@Module({
  imports: [AccountabilityModule, AlertsModule, AuthModule, IssuesModule, ResolutionModule, MediaModule],
  controllers: [
    Open311DiscoveryController,
    ServicesController,
    CityServicesController,
    RequestsController,
    CityRequestsController,
    ReportsController,
    CityReportsController,
    FeedsController,
    DataController,
  ],
  providers: [
    ApiClientGuard,
    ClientLimitGuard,
    DataQueries,
    DemonstrationKeyService,
    DownloadsService,
    FeedQueries,
    FeedsService,
    ListStatements,
    ReportDraftsService,
    ReportFaultsService,
    ReportIntakeService,
    ReportPicturesService,
    RequestQueries,
    RequestsService,
    ServiceQueries,
  ],
  exports: [ApiClientGuard, DemonstrationKeyService],
})
export class Open311Module {}
