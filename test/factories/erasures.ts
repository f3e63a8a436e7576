import type { Envelope } from '../support/network/client';
import { runJob } from '../support/service/run-job';
import type { TestService } from '../support/service/service';
import type { TestPerson } from './people';

/** An ID token of the identity provider for development, issued now. */
export async function idTokenOf(service: TestService, email: string, name: string): Promise<string> {
  return (await service.tokenApi.post<{ idToken: string }>('/dev/identity', { email, name })).body.idToken;
}

/** Signs a person in by the identity provider for development, so that they can sign in again. */
export async function signedIn(service: TestService, email: string, name: string): Promise<TestPerson> {
  const idToken = await idTokenOf(service, email, name);
  const { body } = await service.tokenApi.post<Envelope<{ accessToken: string; user: { userId: string } }>>(
    '/api/auth/google',
    { idToken },
  );
  return {
    ...{ id: body.data.user.userId, email, name },
    ...{ accessToken: body.data.accessToken, refreshToken: '' },
  };
}

/** Asks for the erasure of a person. @returns the status of the answer */
export async function askedErasure(
  service: TestService,
  who: TestPerson,
  wish: object = { words: 'remove', place: 'ward' },
): Promise<number> {
  const idToken = await idTokenOf(service, who.email, who.name);
  return (await service.tokenApi.as(who).post('/api/users/me/erasure', { idToken, ...wish })).status;
}

/** Erases everyone who asked for it, as if their time was over, and as if the last mail was sent. */
export async function erasedAll(service: TestService): Promise<void> {
  await service.database.sql(`update erasures set due_at = asked_at`);
  await runJob(service, 'erasures');
  await service.database.sql(
    `update mails set status = 'sent', sent_at = now() where key like 'erasure:done:%'`,
  );
  await runJob(service, 'erasures');
}

/** All rows of all tables as texts, by table. */
export async function everyRow({ database }: TestService): Promise<Map<string, string>> {
  const tables = await database.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'migrations'`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await database.sql<{ text: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`,
    );
    found.set(name, row?.text ?? '');
  }
  return found;
}
