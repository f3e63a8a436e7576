import type { RaisedFlagDto } from '../../src/flags/dto/flag.dto';
import type { Envelope } from '../support/network/client';
import { whenServed } from '../support/network/http';
import type { TestService } from '../support/service/service';
import { person, type TestPerson } from './people';

/** Flags the target of a path over HTTP, by a new person unless one is given. @returns the flag's id */
export async function raisedFlag(
  service: TestService,
  path: string,
  { by, reason = 'spam' }: { by?: TestPerson; reason?: string } = {},
): Promise<string> {
  const who = by ?? (await person(service));
  const answer = await whenServed(() =>
    service.tokenApi.as(who).post<Envelope<RaisedFlagDto>>(`${path}/flag`, { reason }),
  );
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data.flagId;
}
