import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommunityEvents } from './community-events.service';
import { Nominations } from './nominations.service';
import { ReporterProfiles } from './reporter-profiles.service';
import { EventAttendee } from './entities/event-attendee.entity';
import { Event } from './entities/event.entity';
import { Nomination } from './entities/nomination.entity';
import { Reporter } from './entities/reporter.entity';

/** The community: reporters, events with their attendees, nominations. */
@Module({
  imports: [TypeOrmModule.forFeature([EventAttendee, Event, Nomination, Reporter])],
  providers: [CommunityEvents, Nominations, ReporterProfiles],
  exports: [CommunityEvents, Nominations, ReporterProfiles],
})
export class CommunityModule {}
