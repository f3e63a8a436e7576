import { AccountService } from '../../src/auth/account.service';
import { SessionService } from '../../src/auth/session.service';
import type { Actor } from '../../src/kernel/people/actor';
import type { AccountRole } from '../../src/kernel/people/roles';
import type { TestService } from '../support/service/service';
import { addedRecord } from './accountability';

let count = 0;

/** A person with an account and a session. */
export interface TestPerson {
  id: string;
  email: string;
  name: string;
  accessToken: string;
  refreshToken: string;
}

/** Creates a signed-in person. */
export async function person(
  { app, database }: TestService,
  { name, email, role = 'user' }: { name?: string; email?: string; role?: AccountRole } = {},
): Promise<TestPerson> {
  const number = ++count;
  const account = await app.get(AccountService, { strict: false }).signIn({
    issuer: 'https://issuer.test',
    subject: `subject-${number}-${email ?? ''}`,
    email: email ?? `person-${number}@example.org`,
    displayName: name ?? `Person ${number}`,
    avatarUrl: null,
  });
  if (role !== 'user') await database.sql('update users set role = $2 where id = $1', [account.id, role]);
  const { accessToken, refreshToken } = await app.get(SessionService, { strict: false }).begin(account);
  return { id: account.id, email: account.email ?? '', name: account.displayName, accessToken, refreshToken };
}

/** A citizen, as services get the person behind a request. */
export function actorOf({ id, name }: TestPerson): Actor {
  return { id, displayName: name, city: 'mumbai', role: 'user', tokenRole: 'citizen', sessionId: '' };
}

/** Creates a person whose verified email is that of an official. @returns also the official's id */
export async function officialPerson(
  service: TestService,
  name = 'Ward Officer',
): Promise<TestPerson & { officialId: string }> {
  const email = `official-${++count}@example.org`;
  const officialId = await addedRecord(service, 'officials', {
    name,
    designation: 'Ward Officer',
    city: 'mumbai',
    ward: 'H/West',
    email,
  });
  return { ...(await person(service, { name, email })), officialId };
}
