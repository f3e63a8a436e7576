import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccountabilityModule } from '../accountability';
import { AdminConsoleModule, ConsoleScopeGuard, ConsoleSessionGuard } from '../admin-console';
import { AlertsModule } from '../alerts';
import { ApiModule } from '../api/api.module';
import { AuditModule } from '../platform/audit';
import { AuthModule, ClientKeyGuard, JwtAuthGuard, LocalIdentityModule } from '../auth';
import { ChannelsModule } from '../channels';
import { ConsolePagesModule } from '../web/console';
import { ApiDiscoveryModule, HealthModule } from '../discovery';
import { DueDatesModule } from '../due-dates';
import { FlagsModule } from '../flags';
import { IssuesModule } from '../issues';
import { MeModule } from '../me';
import { MailModule } from '../platform/mail';
import { LocalMailModule } from './local-mail/local-mail.module';
import { DiskUploadsModule, MediaModule } from '../media';
import { MessagesModule } from '../messages';
import { LimitsModule } from '../platform/limits/limits.module';
import { AccessGuard } from '../api/access.guard';
import { BodyGuard } from '../api/body.guard';
import { type Environment, PlatformModule } from '../platform/platform.module';
import { RetentionModule } from '../platform/retention/retention.module';
import { ReplicationModule } from '../platform/database/replication/replication.module';
import { RealtimeModule } from '../platform/realtime/realtime.module';
import { ApiClientGuard, Open311Module } from '../open311';
import { PrivacyModule } from '../privacy';
import { PublicReadModule } from '../public-read';
import { ErrorFilter } from './error.filter';
import { RateLimitPolicy } from './rate-limit.policy';
import { ResolutionModule } from '../resolution';
import { ScoresModule } from '../scores';
import { StaffModule } from '../staff';
import { WebhooksModule } from '../webhooks';
import { AlertTextsModule, SiteModule, SiteSessionGuard, SiteSessionModule } from '../web/site';

/**
 * The guards of every request, in this order: one guard per kind of credential, which identifies the caller; one that
 * decides whether the caller may use the route; one that reads a body that was left unread until then; one that keeps
 * accounts of the console in their scope.
 */
const GUARDS: Provider[] = [
  { provide: APP_GUARD, useExisting: JwtAuthGuard },
  { provide: APP_GUARD, useExisting: ConsoleSessionGuard },
  { provide: APP_GUARD, useExisting: SiteSessionGuard },
  { provide: APP_GUARD, useExisting: ApiClientGuard },
  { provide: APP_GUARD, useExisting: ClientKeyGuard },
  { provide: APP_GUARD, useExisting: AccessGuard },
  { provide: APP_GUARD, useExisting: BodyGuard },
  { provide: APP_GUARD, useExisting: ConsoleScopeGuard },
];

/** What presents other contexts, and has no path that another module matches. */
const FACES = [MeModule, PrivacyModule, AdminConsoleModule, Open311Module, ConsolePagesModule];

@Module({})
export class AppModule {
  static of(environment: Environment): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.of(environment),
        ReplicationModule,
        RetentionModule,
        ApiModule,
        AuditModule,
        LimitsModule.forRoot(RateLimitPolicy, [SiteSessionModule]),
        SiteSessionModule,
        AuthModule,
        ...(environment.config.localIdentity ? [LocalIdentityModule, LocalMailModule] : []),
        MailModule,
        AccountabilityModule,
        RealtimeModule.with(AuthModule),
        IssuesModule,
        DueDatesModule,
        WebhooksModule,
        AlertsModule,
        AlertTextsModule,
        MessagesModule,
        MediaModule,
        ...(environment.config.settings.STORAGE_DRIVER === 'disk' ? [DiskUploadsModule] : []),
        ResolutionModule,
        FlagsModule,
        ApiDiscoveryModule,
        HealthModule,
        ChannelsModule,
        // Before the scores of people, whose `:userId` would match the public paths next to it.
        PublicReadModule,
        ScoresModule,
        StaffModule,
        ...FACES,
        // Last: every path without another route is a page, or 404.
        SiteModule.with(environment.config),
      ],
      providers: [...GUARDS, { provide: APP_FILTER, useClass: ErrorFilter }],
    };
  }
}
