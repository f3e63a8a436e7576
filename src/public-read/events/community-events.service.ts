import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PersonasService } from '../../auth';
import type { Actor } from '../../kernel/people/actor';
import { ContributorChanged } from '../../kernel/people/contributor-events';
import type { ShownAs } from '../../kernel/people/shown-as';
import { Clock } from '../../kernel/time/clock';
import { newId } from '../../kernel/ids';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { EventFull, EventNotFound } from './event.errors';
import { EventAttendanceChanged } from '../../kernel/event-attendance';
import { EventAttendee } from '../entities/event-attendee.entity';
import { CommunityEvent } from '../entities/community-event.entity';

/** The data of a community event (docs/api/public-read.md#events); absent texts are ''. */
export type NewCommunityEvent = Omit<CommunityEvent, 'id' | 'createdAt' | 'words'>;

/** The only writer of community events and their attendees. */
@Injectable()
export class CommunityEvents implements OnModuleInit {
  constructor(
    @InjectRepository(CommunityEvent) private readonly announced: Repository<CommunityEvent>,
    @InjectRepository(EventAttendee) private readonly attendees: Repository<EventAttendee>,
    private readonly personas: PersonasService,
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(ContributorChanged, async (change) => {
      const { scope: eventId, from, to } = change;
      const { affected } = await this.attendees.update({ eventId, userId: from }, { userId: to });
      change.changed += affected ?? 0;
    });
  }

  /** Creates an event. @returns its id */
  async announce(event: NewCommunityEvent): Promise<string> {
    const id = newId('event');
    await this.announced.insert({ id, ...event, createdAt: this.clock.now() });
    return id;
  }

  /**
   * Adds a person to the attendees of an event; no effect if they already attend.
   * @param shownAs how the person is shown; by default as before in the event, else as they chose
   * @throws EventNotFound, EventFull, OnlyByName, NoPseudonym
   */
  attend(eventId: string, actor: Actor, shownAs?: ShownAs): Promise<void> {
    return this.database.transaction(async () => {
      const event = await this.announced.findOne({
        select: { id: true, maxAttendees: true },
        where: { id: eventId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!event) throw new EventNotFound();
      const { id: userId } = await this.personas.contributor(actor, eventId, shownAs);
      if (await this.attendees.existsBy({ eventId, userId })) return;
      if ((await this.attendees.countBy({ eventId })) >= event.maxAttendees) throw new EventFull();
      await this.attendees.insert({ eventId, userId, createdAt: this.clock.now() });
      await this.events.emit(new EventAttendanceChanged(userId, 1));
    });
  }
}
