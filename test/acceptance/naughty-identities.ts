import { expectRefusalOf, expectStatus, expectText, Unexpected } from './answers';
import { isBlank, isUnstorable } from './contract';
import type { NaughtyRun, Probe } from './naughty-strings';

const MAX_NAME_LENGTH = 100;

/** Every text field used in signing in. */
export function identityProbes(run: NaughtyRun): Probe[] {
  let count = 0;
  return [
    { position: 'email of an identity', attempt: (text) => email(run, text) },
    { position: 'name of an identity', attempt: (text) => name(run, `named${++count}.${run.run}`, text) },
    { position: 'idToken of a sign-in', attempt: (text) => idToken(run, text) },
  ];
}

async function email({ issues }: NaughtyRun, text: string): Promise<string> {
  const call = { method: 'POST', path: '/dev/identity', body: { email: text, name: 'Somebody' } };
  const reply = expectStatus(await issues.client.send(call), 200, 400);
  if (reply.status === 400) {
    expectRefusalOf(reply, 'email');
    return 'refused';
  }
  await issues.people.signIn(text, 'Somebody');
  return 'signed in';
}

/** A name is shown as it was given, except for surrounding white space. */
async function name({ issues }: NaughtyRun, local: string, text: string): Promise<string> {
  const address = `${local}@acceptance.example`;
  const call = { method: 'POST', path: '/dev/identity', body: { email: address, name: text } };
  const reply = expectStatus(await issues.client.send(call), 200, 400);
  if (reply.status === 400) {
    const fair = isBlank(text) || text.length > MAX_NAME_LENGTH || isUnstorable(text);
    if (!fair) throw new Unexpected('refused for no reason', reply);
    expectRefusalOf(reply, 'name');
    return 'refused';
  }
  const { displayName } = await issues.people.signIn(address, text);
  if (displayName === text) return 'stored';
  if (displayName === text.trim()) return 'trimmed';
  throw new Unexpected(`the account is called ${JSON.stringify(displayName)}`, reply);
}

async function idToken({ issues }: NaughtyRun, text: string): Promise<string> {
  const body = { idToken: text };
  const reply = await issues.client.send({ method: 'POST', path: '/api/auth/google', body });
  if (text === '' || isUnstorable(text)) {
    expectRefusalOf(reply, 'idToken');
    return 'refused';
  }
  expectStatus(reply, 401);
  if (expectText(reply, 'error', 'code') !== 'UNAUTHORIZED')
    throw new Unexpected('code must be UNAUTHORIZED', reply);
  return 'unauthorized';
}
