import type { Request, Response } from 'express';
import type { ReadRouting } from '../../database/read-routing';
import { replicaReads } from './replica-reads';

/** How a request is handled: opened for reads from a replica, or not. */
function wayOf(method: string, headers: Record<string, string> = {}): string {
  const steps: string[] = [];
  const open = (answer: () => void) => {
    steps.push('opened');
    answer();
  };
  const handler = replicaReads({ open } as ReadRouting);
  void handler({ method, headers } as unknown as Request, {} as Response, () => steps.push('goes on'));
  return steps.join(', ');
}

describe('a request', () => {
  it.each(['GET', 'HEAD'])('may read from a replica with %s', (method) => {
    expect(wayOf(method)).toBe('opened, goes on');
    expect(wayOf(method, { cookie: 'theme=dark' })).toBe('opened, goes on');
  });

  it.each(['POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])('may not with %s', (method) => {
    expect(wayOf(method)).toBe('goes on');
  });

  it.each(['Bearer a.b.c', 'Basic YTpi', ''])(
    'may not with the credential %j, valid or not',
    (authorization) => {
      expect(wayOf('GET', { authorization })).toBe('goes on');
    },
  );
});
