import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountabilityModule } from './accountability/accountability.module';
import { AdminConsoleModule } from './admin-console/admin-console.module';
import { ConsoleSessionGuard } from './admin-console/auth/console-session.guard';
import { ApiModule } from './api/api.module';
import { AuditModule } from './audit/audit.module';
import { AuthModule, LocalIdentityModule } from './auth/auth.module';
import { JwtAuthGuard } from './auth/guards/jwt-auth.guard';
import { BodyClasses } from './body-classes';
import { ChannelsModule } from './channels/channels.module';
import { CommunityModule } from './community/community.module';
import { ApiDiscoveryModule, HealthModule } from './discovery/discovery.module';
import { FlagsModule } from './flags/flags.module';
import { IssuesModule } from './issues/issues.module';
import { LimitClasses } from './limit-classes';
import { MediaModule } from './media/media.module';
import { MessagesModule } from './messages/messages.module';
import { LimitsModule } from './platform/limits/limits.module';
import { AccessGuard } from './api/access.guard';
import { ResponseFormGuard } from './api/response-form.guard';
import { type Environment, PlatformModule } from './platform/platform.module';
import { RealtimeModule } from './platform/realtime/realtime.module';
import { PublicReadModule } from './public-read/public-read.module';
import { ResolutionModule } from './resolution/resolution.module';
import { ScoresModule } from './scores/scores.module';

/**
 * What every request passes, in this order: each credential has a guard that finds out who the caller is, and the last
 * one decides whether the route is for them.
 */
const GUARDS: Provider[] = [
  { provide: APP_GUARD, useExisting: ResponseFormGuard },
  { provide: APP_GUARD, useExisting: JwtAuthGuard },
  { provide: APP_GUARD, useExisting: ConsoleSessionGuard },
  { provide: APP_GUARD, useExisting: AccessGuard },
];

@Module({})
export class AppModule {
  static of(environment: Environment): DynamicModule {
    const media = MediaModule.of(environment.config);
    const channels = ChannelsModule.with(media);
    return {
      module: AppModule,
      imports: [
        PlatformModule.of(environment, BodyClasses),
        ApiModule,
        AuditModule,
        LimitsModule.forRoot(LimitClasses),
        AuthModule,
        ...(environment.config.localIdentity ? [LocalIdentityModule] : []),
        AccountabilityModule,
        RealtimeModule.with(AuthModule),
        IssuesModule,
        MessagesModule,
        media,
        ResolutionModule.with(media),
        FlagsModule,
        CommunityModule,
        ApiDiscoveryModule,
        HealthModule,
        channels,
        // Before the scores of people, whose `:userId` would swallow the public paths beside it.
        PublicReadModule.with(channels),
        ScoresModule,
        AdminConsoleModule.with(media, channels),
      ],
      providers: GUARDS,
    };
  }
}
