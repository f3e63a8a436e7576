import type { Request, Response } from 'express';
import type { ReadRouting } from '../../database/read-routing';
import { replicaReads } from './replica-reads';

/** How a request is handled: opened for reads from a replica, or not. */
function wayOf(replica: boolean, headers: Record<string, string> = {}): string {
  const steps: string[] = [];
  const open = (answer: () => void) => {
    steps.push('opened');
    answer();
  };
  const permit = () => void steps.push('permitted');
  const hasSession = ({ headers: { cookie } }: Request) => cookie === 'session=valid';
  const handler = replicaReads({ open, permit } as ReadRouting, hasSession);
  const request = { method: 'GET', headers, matched: { replica } };
  void handler(request as unknown as Request, {} as Response, () => steps.push('goes on'));
  return steps.join(', ');
}

describe('a request', () => {
  it('may read from a replica if its route permits it', () => {
    expect(wayOf(true)).toBe('opened, permitted, goes on');
    expect(wayOf(true, { cookie: 'theme=dark' })).toBe('opened, permitted, goes on');
    expect(wayOf(false)).toBe('goes on');
  });

  it('may not with a session of the site', () => {
    expect(wayOf(true, { cookie: 'session=valid' })).toBe('goes on');
  });

  it.each(['Bearer a.b.c', 'Basic YTpi', ''])(
    'may not with the credential %j, valid or not',
    (authorization) => {
      expect(wayOf(true, { authorization })).toBe('goes on');
    },
  );
});
