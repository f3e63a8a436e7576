import type { INestApplicationContext } from '@nestjs/common';
import { WardRatings } from '../../accountability';
import { CommunityEvents, Nominations, ReporterProfiles } from '../../public-read';
import type { Actor } from '../../kernel/people/actor';
import { DAY_MS } from '../../kernel/time/durations';
import type { DemoPerson } from './demo-city';
import { DEMO_EVENTS, DEMO_NOMINATIONS, DEMO_RATINGS, DEMO_REPORTERS } from './demo-community';

const WHERE = { city: 'mumbai', place: 'Mumbai' } as const;

/** Adds the community data of the demonstration city. */
export async function seedDemoCommunity(
  context: INestApplicationContext,
  people: Record<DemoPerson, Actor>,
): Promise<void> {
  const ratings = context.get(WardRatings, { strict: false });
  for (const [code, rating] of Object.entries(DEMO_RATINGS)) await ratings.rate(WHERE.city, code, rating);
  const profiles = context.get(ReporterProfiles, { strict: false });
  for (const [person, description] of Object.entries(DEMO_REPORTERS))
    await profiles.describe(people[person as DemoPerson].id, description);
  await seedEvents(context.get(CommunityEvents, { strict: false }), people);
  const nominations = context.get(Nominations, { strict: false });
  for (const nomination of DEMO_NOMINATIONS) await nominations.nominate({ ...nomination, ...WHERE });
}

async function seedEvents(events: CommunityEvents, people: Record<DemoPerson, Actor>): Promise<void> {
  for (const { inDays, attendees, ...event } of DEMO_EVENTS) {
    const date = new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10);
    const id = await events.announce({ ...event, ...WHERE, date });
    for (const person of attendees) await events.attend(id, people[person]);
  }
}
