import { JwtService } from '@nestjs/jwt';
import { SystemClock } from '../../../src/kernel/time/clock';
import type { Config } from '../../../src/platform/config/config';
import { jwtOptions } from '../../../src/auth/jwt-options';
import { TokenService } from '../../../src/auth/token.service';
import type { Person } from '../data/fixtures';
import { FLOOR_IDENTITY_HEADER } from '../servers/floor-setup';
import type { RunningServer } from '../servers/start';
import type { PlainRequest } from './scenarios';

export type SideName = 'ours' | 'floor';

/** A server together with how its requests are authenticated. */
export interface Side {
  name: SideName;
  server: RunningServer;
  identify(person: Person): Record<string, string>;
}

/** A request as it goes over the wire. */
export interface WireRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Our server. Access tokens are signed for each request, because they expire after fifteen minutes. */
export function ours(server: RunningServer, config: Config): Side {
  const tokens = new TokenService(new JwtService(jwtOptions(config)), new SystemClock());
  return {
    name: 'ours',
    server,
    identify: ({ id, email, displayName, city, sessionId }) => ({
      authorization: `Bearer ${tokens.signAccess({ sub: id, email, displayName, role: 'citizen', city, sid: sessionId })}`,
    }),
  };
}

export function floor(server: RunningServer): Side {
  return {
    name: 'floor',
    server,
    identify: ({ id, sessionId }) => ({ [FLOOR_IDENTITY_HEADER]: `${id} ${sessionId}` }),
  };
}

export function wire(side: Side, { method, path, body, person, headers: given }: PlainRequest): WireRequest {
  const headers = {
    ...given,
    ...(person && side.identify(person)),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return { method, path, headers, body };
}
