import { type DynamicModule, Module } from '@nestjs/common';
import { AccountabilityModule } from '../../accountability';
import { AlertsModule } from '../../alerts';
import { AuthModule, LocalIdentityModule } from '../../auth';
import type { Config } from '../../platform/config/config';
import { DueDatesModule } from '../../due-dates';
import { FlagsModule } from '../../flags';
import { ChannelsModule } from '../../channels';
import { IssuesModule } from '../../issues';
import { MeModule } from '../../me';
import { MediaModule } from '../../media';
import { PublicReadModule } from '../../public-read';
import { ResolutionModule } from '../../resolution';
import { MessagesModule } from '../../messages';
import { ScoresModule } from '../../scores';
import { AssetsService } from './assets.service';
import { BaseMapsService } from './base-maps.service';
import { CityMapsService } from './city-maps.service';
import { DeviceMarkService } from './device-mark.service';
import { FaviconController } from './favicon.controller';
import { FirstPhotoQueries } from './first-photos.queries';
import { FlashMessagesService } from './forms/flash-messages.service';
import { DraftsService } from './forms/drafts.service';
import { FoundWordsService } from './forms/found-words.service';
import { FormOnceService } from './forms/form-once.service';
import { PageWriterService } from './page-writer.service';
import { AboutController } from './pages/about/about.controller';
import { DataRequestController } from './pages/data-request/data-request.controller';
import { DataRequestPagesService } from './pages/data-request/data-request-pages.service';
import { AlertPagesService } from './pages/alerts/alert-pages.service';
import { AlertsController } from './pages/alerts/alerts.controller';
import { CityChoiceController } from './pages/city-choice/city-choice.controller';
import { CityController } from './pages/city/city.controller';
import { CityIssueQueries } from './pages/city/city-issues.queries';
import { CityListService } from './pages/city/city-list.service';
import { ConfirmController } from './pages/confirm/confirm.controller';
import { ConfirmPagesService } from './pages/confirm/confirm-pages.service';
import { CityFigureQueries } from './pages/figures/city-figures.queries';
import { FigurePagesService } from './pages/figures/figure-pages.service';
import { FiguresController } from './pages/figures/figures.controller';
import { InstallController } from './pages/install/install.controller';
import { ManifestService } from './pages/install/manifest.service';
import { ShareDrawerService } from './pages/share/share-drawer.service';
import { SharePicturesController } from './pages/share/share-pictures.controller';
import { SharePicturesService } from './pages/share/share-pictures.service';
import { SiteIconsService } from './pages/install/site-icons.service';
import { HomePagesService } from './pages/home/home-pages.service';
import { LanguageChoiceService } from './pages/home/language-choice.service';
import { HomeController } from './pages/home/home.controller';
import { FormPhotoService } from './forms/form-photos.service';
import { IssueActsService } from './pages/issue/issue-acts.service';
import { PendingUpvoteService } from './pages/issue/pending-upvote.service';
import { ResolutionActsService } from './pages/issue/resolution-acts.service';
import { ThreadActsService } from './pages/issue/thread-acts.service';
import { IssueController } from './pages/issue/issue.controller';
import { OwnWordsController } from './pages/issue/words/own-words.controller';
import { OwnWordsPagesService } from './pages/issue/words/own-words-pages.service';
import { OwnWordsQueries } from './pages/issue/words/own-words.queries';
import { OwnWordsService } from './pages/issue/words/own-words.service';
import { IssuePagesService } from './pages/issue/issue-pages.service';
import { IssuePlaceQueries } from './pages/issue/issue-place.queries';
import { NumberedIssues } from './pages/numbered-issues.queries';
import { MergedIssueQueries } from './pages/issue/merged-issue.queries';
import { IssueContextService } from './pages/issue/issue-context.service';
import { IssueViewService } from './pages/issue/issue-view.service';
import { MapController } from './pages/map/map.controller';
import { MeController } from './pages/me/me.controller';
import { OfficeController } from './pages/office/office.controller';
import { OfficePagesService } from './pages/office/office-pages.service';
import { OfficePhotosService } from './pages/office/office-photos.service';
import { PeopleController } from './pages/people/people.controller';
import { PeopleService } from './pages/people/people.service';
import { PostersController } from './pages/posters/posters.controller';
import { PostersService } from './pages/posters/posters.service';
import { ReportAdviceService } from './pages/report/report-advice.service';
import { ReportController } from './pages/report/report.controller';
import { ReportFormPagesService } from './pages/report/report-form-pages.service';
import { ReportPagesService } from './pages/report/report-pages.service';
import { SiteReportsService } from './pages/report/site-reports.service';
import { ResponsibleController } from './pages/responsible/responsible.controller';
import { ResponsibleAnswersService } from './pages/responsible/responsible-answers.service';
import { EarlierIssuesService } from './pages/privacy/earlier-issues.service';
import { OwnRightsService } from './pages/privacy/own-rights.service';
import { PrivacyController } from './pages/privacy/privacy.controller';
import { PrivacyPagesService } from './pages/privacy/privacy-pages.service';
import { EraseController } from './pages/privacy/erase.controller';
import { ErasePagesService } from './pages/privacy/erase-pages.service';
import { ExportFileController } from './pages/privacy/export-file.controller';
import { ExportPagesService } from './pages/privacy/export-pages.service';
import { ExportsController } from './pages/privacy/exports.controller';
import { FreshProofsService } from './pages/sign-in/fresh-proofs.service';
import { OwnTextQueries } from './pages/privacy/own-texts.queries';
import { SignInController } from './pages/sign-in/sign-in.controller';
import { SignInPagesService } from './pages/sign-in/sign-in-pages.service';
import { SitemapController } from './pages/sitemap/sitemap.controller';
import { SitemapQueries } from './pages/sitemap/sitemap.queries';
import { WardFigureQueries } from './pages/wards/ward-figures.queries';
import { RepairFigureQueries } from './pages/repair-figures.queries';
import { WardTimelinessQueries } from './pages/wards/ward-timeliness.queries';
import { WardPagesService } from './pages/wards/ward-pages.service';
import { WardPagesController } from './pages/wards/wards.controller';
import { SiteSessionModule } from './session/site-session.module';
import { ErrorPagesService } from './error-pages.service';

const CONTROLLERS = [
  HomeController,
  // Fixed paths must precede those of cities, whose `:city` would match them.
  AboutController,
  SignInController,
  MeController,
  PrivacyController,
  EraseController,
  ExportFileController,
  ExportsController,
  SitemapController,
  FaviconController,
  InstallController,
  OfficeController,
  ConfirmController,
  AlertsController,
  DataRequestController,
  CityChoiceController,
  ReportController,
  CityController,
  MapController,
  PostersController,
  FiguresController,
  SharePicturesController,
  IssueController,
  OwnWordsController,
  WardPagesController,
  ResponsibleController,
  PeopleController,
];

const PROVIDERS = [
  AlertPagesService,
  DataRequestPagesService,
  AssetsService,
  BaseMapsService,
  CityMapsService,
  ConfirmPagesService,
  DeviceMarkService,
  FirstPhotoQueries,
  FlashMessagesService,
  DraftsService,
  FormOnceService,
  FoundWordsService,
  PageWriterService,
  ErrorPagesService,
  FreshProofsService,
  SignInPagesService,
  EarlierIssuesService,
  OwnRightsService,
  ErasePagesService,
  ExportPagesService,
  OwnTextQueries,
  PrivacyPagesService,
  CityFigureQueries,
  CityIssueQueries,
  CityListService,
  FigurePagesService,
  FormPhotoService,
  HomePagesService,
  LanguageChoiceService,
  IssueActsService,
  ResolutionActsService,
  ThreadActsService,
  IssuePagesService,
  IssuePlaceQueries,
  MergedIssueQueries,
  NumberedIssues,
  IssueViewService,
  IssueContextService,
  OfficePagesService,
  OwnWordsPagesService,
  OwnWordsQueries,
  OwnWordsService,
  OfficePhotosService,
  PeopleService,
  PendingUpvoteService,
  PostersService,
  ReportAdviceService,
  ReportFormPagesService,
  ReportPagesService,
  SiteReportsService,
  ResponsibleAnswersService,
  SitemapQueries,
  SiteIconsService,
  ManifestService,
  ShareDrawerService,
  SharePicturesService,
  WardFigureQueries,
  WardPagesService,
  RepairFigureQueries,
  WardTimelinessQueries,
];

/** The citizen site: pages rendered on the server, with the services of the APIs. */
@Module({})
export class SiteModule {
  static with(config: Config): DynamicModule {
    return {
      module: SiteModule,
      imports: [
        AuthModule,
        ...(config.localIdentity ? [LocalIdentityModule] : []),
        SiteSessionModule,
        AccountabilityModule,
        IssuesModule,
        MessagesModule,
        DueDatesModule,
        AlertsModule,
        FlagsModule,
        ScoresModule,
        MediaModule,
        ChannelsModule,
        ResolutionModule,
        PublicReadModule,
        MeModule,
      ],
      controllers: CONTROLLERS,
      providers: PROVIDERS,
      exports: [ErrorPagesService],
    };
  }
}
