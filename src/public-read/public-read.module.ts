import { PeopleErasureQueries } from './people-erasure.queries';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth';
import { AccountabilityModule } from '../accountability';
import { ChannelsModule } from '../channels';
import { AdministratorsController } from './administrators/administrators.controller';
import { OfficeQueries } from './administrators/office.queries';
import { PublicChatWebhookController } from './chat-webhook/chat-webhook.controller';
import { ResolutionModule } from '../resolution';
import { PublicCitiesController } from './cities/cities.controller';
import { ConfirmationFiguresController } from './confirmations/confirmation-figures.controller';
import { EventAttendee } from './entities/event-attendee.entity';
import { CommunityEvent } from './entities/community-event.entity';
import { Nomination } from './entities/nomination.entity';
import { Reporter } from './entities/reporter.entity';
import { CommunityEvents } from './events/community-events.service';
import { EventQueries } from './events/event.queries';
import { EventsController } from './events/events.controller';
import { IssueSearch } from './issues/issue-search.queries';
import { PublicIssueQueries } from './issues/public-issue.queries';
import { PublicIssuesController } from './issues/public-issues.controller';
import { Nominations } from './nominations/nominations.service';
import { NominationQueries } from './nominations/nomination.queries';
import { NominationsController } from './nominations/nominations.controller';
import { ReporterProfiles } from './reporters/reporter-profiles.service';
import { ReporterProfileQueries } from './reporters/reporter-profile.queries';
import { ReporterQueries } from './reporters/reporter.queries';
import { ReportersController } from './reporters/reporters.controller';
import { CivicReportsService } from './scores/civic-reports.service';
import { WardScoresController } from './scores/ward-scores.controller';
import { CitySearchService } from './search/city-search.service';
import { SearchController } from './search/search.controller';
import { WardQueries } from './wards/ward.queries';
import { WardsController } from './wards/wards.controller';
import { PublicReadPersonalDataService } from './public-read-personal-data.service';

/** The public, city-scoped read API, with the reporters, events and nominations it shows and alone writes. */
@Module({
  imports: [
    TypeOrmModule.forFeature([EventAttendee, CommunityEvent, Nomination, Reporter]),
    ChannelsModule,
    AccountabilityModule,
    AuthModule,
    ResolutionModule,
  ],
  controllers: [
    PublicCitiesController,
    WardsController,
    PublicIssuesController,
    ConfirmationFiguresController,
    ReportersController,
    EventsController,
    NominationsController,
    WardScoresController,
    AdministratorsController,
    SearchController,
    PublicChatWebhookController,
  ],
  providers: [
    PublicReadPersonalDataService,
    PeopleErasureQueries,
    WardQueries,
    IssueSearch,
    PublicIssueQueries,
    ReporterQueries,
    EventQueries,
    NominationQueries,
    ReporterProfileQueries,
    OfficeQueries,
    CivicReportsService,
    CitySearchService,
    CommunityEvents,
    Nominations,
    ReporterProfiles,
  ],
  exports: [IssueSearch, WardQueries, ReporterQueries, CommunityEvents, Nominations, ReporterProfiles],
})
export class PublicReadModule {}
