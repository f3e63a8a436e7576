import { setImmediate } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Client } from 'pg';
import { AccountabilityRecords, RECORD_KINDS, RecordQueries, NewOfficialDto } from '../../accountability';
import { AppModule } from '../app.module';
import { AccountService } from '../../auth';
import { IssuePlacingQueueService, IssuesService } from '../../issues';
import type { Actor } from '../../kernel/people/actor';
import { PhotoService } from '../../media';
import { StaffResolutionsService } from '../../resolution';
import { Clock } from '../../kernel/time/clock';
import { HOUR_MS } from '../../kernel/time/durations';
import { tokenRoleOf } from '../../kernel/people/roles';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { FrameworkLogger } from '../../platform/logging/logger';
import type { Environment } from '../../platform/platform.module';
import { DEMO_ISSUES, DEMO_PEOPLE, type DemoIssue, type DemoPerson } from './demo-city';
import { demoHistory } from './demo-history';
import { drawnPhoto, type Scene } from './demo-photos';
import { DEMO_STAFF } from './demo-staff';
import { seedDemoCommunity } from './seed-demo-community';
import { seedDemoUnits, seedDemoWords } from './seed-demo-staff';

/** The actions of the demonstration are in the past; this clock is set before each of them. */
class DemoClock extends Clock {
  private hoursAgo = 2 * 365 * 24;

  set(hoursAgo: number): void {
    this.hoursAgo = hoursAgo;
  }

  override now(): Date {
    return new Date(Date.now() - this.hoursAgo * HOUR_MS);
  }
}

const SEEDING_TIMEOUT_MS = 60_000;
/** The account of the demonstration key belongs to no person. */
const ANY_USER = `select from users where id !~ '^cli_' limit 1`;
const anyUser = statement('demo.any-user', ANY_USER);

/** Whether the database has no accounts of people. */
export async function isUninhabited(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(ANY_USER)).rowCount === 0;
  } finally {
    await client.end();
  }
}

/**
 * Fills an empty database with a demonstration city, through the same services as requests of people. All of it is
 * committed, or nothing.
 * @returns false if the database has accounts
 */
export async function seedDemoCity(environment: Environment): Promise<boolean> {
  const clock = new DemoClock();
  const context = await NestFactory.createApplicationContext(AppModule.of({ ...environment, clock }), {
    logger: new FrameworkLogger(environment.logger),
    abortOnError: false,
  });
  try {
    const database = context.get(Database, { strict: false });
    const seeded = await database.transaction(async () => {
      await database.takeTurns('demo-city');
      if (await database.row(anyUser)) return false;
      const officer = await seedOfficer(
        context.get(AccountabilityRecords, { strict: false }),
        context.get(RecordQueries, { strict: false }),
      );
      const unitIds = await seedDemoUnits(context, officer);
      const people = await seedPeople(context.get(AccountService, { strict: false }));
      const issues = context.get(IssuesService, { strict: false });
      await seedHistory(issues, people, officer, clock);
      for (const { words = [], becomes, scene, repair, ...issue } of DEMO_ISSUES) {
        const id = await seedIssue(issue, issues, people, officer, clock);
        if (scene) await seedPhoto(context, people[issue.by], id, scene);
        for (const [at, each] of words.entries()) {
          // After the assignment, and before the change of the status.
          clock.set(issue.hoursAgo * (0.65 - 0.1 * (at / words.length)));
          await seedDemoWords(context, each, id, { people, unitIds });
        }
        clock.set(issue.hoursAgo * 0.5);
        if (repair) await seedRepair(context, people[issue.by], id, repair);
        else if (becomes) await issues.transitionByAdmin(people.wardOfficer, id, becomes);
      }
      await seedDemoCommunity(context, people);
      return true;
    }, SEEDING_TIMEOUT_MS);
    // The effects after the commit start in a task of their own.
    await setImmediate();
    await context.get(IssuePlacingQueueService, { strict: false }).settled();
    return seeded;
  } finally {
    await context.close();
  }
}

/** Gives the ward officer of the demonstration an email address for signing in. @returns the official's id */
async function seedOfficer(records: AccountabilityRecords, queries: RecordQueries): Promise<string> {
  const by = { id: 'demonstration', displayName: 'Demonstration' };
  const { name, email } = DEMO_PEOPLE.wardOfficer;
  const { officials } = RECORD_KINDS;
  for await (const batch of queries.all(officials, 1000)) {
    const known = batch.find(({ record }) => record.name === name);
    if (known) return (await records.update(by, officials, known.record.id, { email })).record.id;
  }
  const fields = { name, email, designation: 'Ward Officer', city: 'mumbai', ward: 'H/West' } as const;
  return (await records.create(by, officials, Object.assign(new NewOfficialDto(), fields))).record.id;
}

/** Adds what was reported and repaired before. */
async function seedHistory(
  issues: IssuesService,
  people: Record<DemoPerson, Actor>,
  officialId: string,
  clock: DemoClock,
): Promise<void> {
  for (const { repairedHoursAgo, ...issue } of demoHistory()) {
    const id = await seedIssue(issue, issues, people, officialId, clock);
    clock.set(repairedHoursAgo);
    await issues.transitionByAdmin(people.wardOfficer, id, 'resolved');
  }
}

/** Adds a drawn photo to an issue. @returns its id */
async function seedPhoto(
  context: INestApplicationContext,
  by: Actor,
  issueId: string,
  scene: Scene,
): Promise<string> {
  const photos = context.get(PhotoService, { strict: false });
  return photos.attach(by, issueId, await photos.cleanBytes(await drawnPhoto(scene, 0), by.id));
}

/** Resolves an issue as city staff, with a photo of the repair. */
async function seedRepair(
  context: INestApplicationContext,
  by: Actor,
  issueId: string,
  { text, scene }: NonNullable<DemoIssue['repair']>,
): Promise<void> {
  const mediaIds = [await seedPhoto(context, by, issueId, scene)];
  const draft = { description: text, mediaIds };
  await context.get(StaffResolutionsService, { strict: false }).resolve(DEMO_STAFF.id, issueId, draft);
}

async function seedPeople(accounts: AccountService): Promise<Record<DemoPerson, Actor>> {
  const people: Partial<Record<DemoPerson, Actor>> = {};
  for (const [person, { email, name }] of Object.entries(DEMO_PEOPLE)) {
    const account = await accounts.signIn({
      issuer: 'demonstration',
      subject: person,
      email,
      displayName: name,
      avatarUrl: null,
    });
    const { id, displayName, city, role, official } = account;
    people[person as DemoPerson] = {
      id,
      displayName,
      city,
      role,
      tokenRole: tokenRoleOf(role, official),
      sessionId: '',
    };
  }
  return people as Record<DemoPerson, Actor>;
}

async function seedIssue(
  { by, hoursAgo, upvotedBy, assigned, ...issue }: Omit<DemoIssue, 'becomes' | 'words' | 'scene' | 'repair'>,
  issues: IssuesService,
  people: Record<DemoPerson, Actor>,
  officialId: string,
  clock: DemoClock,
): Promise<string> {
  clock.set(hoursAgo);
  const { id } = await issues.report(people[by], issue);
  clock.set(hoursAgo * 0.7);
  for (const person of upvotedBy) await issues.toggleUpvote(people[person], id);
  if (assigned) {
    await issues.assign(people.wardOfficer, id, { officialId, note: 'Please look at this first' });
  }
  return id;
}
