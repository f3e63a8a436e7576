import { type DynamicModule, Module } from '@nestjs/common';
import { AccountabilityModule } from './accountability/accountability.module';
import { AdminConsoleModule } from './admin-console/admin-console.module';
import { AuthModule, LocalIdentityModule } from './auth/auth.module';
import { ChannelsModule } from './channels/channels.module';
import { CommunityModule } from './community/community.module';
import { ApiDiscoveryModule, HealthModule } from './discovery/discovery.module';
import { FlagsModule } from './flags/flags.module';
import { IssuesModule } from './issues/issues.module';
import { LimitClasses } from './limit-classes';
import { MediaModule } from './media/media.module';
import { MessagesModule } from './messages/messages.module';
import { LimitsModule } from './platform/limits/limits.module';
import { type Environment, PlatformModule } from './platform/platform.module';
import { RealtimeModule } from './platform/realtime/realtime.module';
import { PublicReadModule } from './public-read/public-read.module';
import { ResolutionModule } from './resolution/resolution.module';
import { ScoresModule } from './scores/scores.module';

@Module({})
export class AppModule {
  static of(environment: Environment): DynamicModule {
    const media = MediaModule.of(environment.config);
    const channels = ChannelsModule.with(media);
    return {
      module: AppModule,
      imports: [
        PlatformModule.of(environment),
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
    };
  }
}
