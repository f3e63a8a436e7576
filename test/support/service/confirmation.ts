import type { ConfirmationDto } from '../../../src/resolution/dto/confirmation.dto';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../network/client';
import type { HttpAnswer } from '../network/http';
import { ResolutionFlow } from './resolution';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An issue whose people are asked whether it was repaired. Each answers from a range of addresses of its own. */
export class ConfirmationFlow extends ResolutionFlow {
  supporters: TestPerson[] = [];
  private ranges = 0;

  /** Creates an issue of people whose accounts are older than a day. @param supporters how many support it */
  async begin(supporters = 0): Promise<void> {
    await this.renew();
    this.supporters = [];
    for (let number = 0; number < supporters; number++) this.supporters.push(await this.supporter());
    await this.age();
  }

  /** Adds somebody who supports the issue. */
  async supporter(): Promise<TestPerson> {
    const who = await person(this.service);
    await this.api(who).post(this.path('upvote'), {});
    return who;
  }

  /** Makes all accounts older than a day. */
  async age(): Promise<void> {
    await this.service.database.sql(`update users set created_at = created_at - interval '2 days'`);
  }

  /** @param from the client address, which a trusted proxy reports; by default that of another range each time */
  answer(
    who: TestPerson,
    answer: unknown,
    { from = `10.0.${++this.ranges}.1`, ...rest }: { from?: string; words?: string; mediaId?: string } = {},
  ): Promise<HttpAnswer<Envelope<ConfirmationDto>>> {
    const body = { answer, ...rest };
    return this.api(who).with({ 'x-forwarded-for': from }).post(this.path('confirmation'), body);
  }

  async confirmation(who?: TestPerson): Promise<ConfirmationDto> {
    return (await this.api(who).get<Envelope<ConfirmationDto>>(this.path('confirmation'))).body.data;
  }

  /** Moves the clock over the end of the time to answer; people are signed out by that. */
  pass(days = 7.01): void {
    this.service.clock.advance(days * DAY_MS);
  }
}
