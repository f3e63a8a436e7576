import { Module } from '@nestjs/common';
import { CommunityEvents } from './community-events.service';
import { Nominations } from './nominations.service';
import { ReporterProfiles } from './reporter-profiles.service';

/** The people around the issues: reporters, events and who attends them, nominations. */
@Module({
  providers: [CommunityEvents, Nominations, ReporterProfiles],
  exports: [CommunityEvents, Nominations, ReporterProfiles],
})
export class CommunityModule {}
