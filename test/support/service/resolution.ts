import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import type { ReopenRequestedDto, ResolvedDto } from '../../../src/resolution/dto/resolution.dto';
import { reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { person, type TestPerson } from '../../factories/people';
import type { ApiClient, Envelope } from '../network/client';
import type { HttpAnswer } from '../network/http';
import type { TestService } from './service';

/** A time in whole seconds. */
export const TO_SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** An issue with people, and their actions until it is closed. */
export class ResolutionFlow {
  reporter!: TestPerson;
  stranger!: TestPerson;
  admin!: TestPerson;
  viewer!: TestPerson;
  issue!: string;
  proof!: string;

  constructor(readonly service: TestService) {}

  /** Creates another issue, and signs people in anew, because the clock is moved. */
  async renew(): Promise<void> {
    this.reporter = await person(this.service, { name: 'Reporter' });
    this.stranger = await person(this.service, { name: 'Stranger' });
    this.admin = await person(this.service, { name: 'Admin', role: 'admin' });
    this.viewer = await person(this.service, { role: 'viewer' });
    await this.report();
  }

  /** Creates another issue of the same reporter, with a media item that can show its resolution. */
  async report(): Promise<string> {
    this.issue = await reportedIssue(this.service, { by: this.reporter });
    this.proof = await attachedPost(this.service, this.issue, this.reporter);
    return this.issue;
  }

  api(who?: TestPerson): ApiClient {
    return who ? this.service.tokenApi.as(who) : this.service.tokenApi;
  }

  /** A path below the issue. */
  path(rest: string): string {
    return `/api/issues/${this.issue}/${rest}`;
  }

  /** The body of a valid resolution. */
  draft(changes: object = {}): object {
    return { description: 'The lamp was replaced', mediaIds: [this.proof], ...changes };
  }

  resolve(who = this.reporter, body = this.draft()): Promise<HttpAnswer<Envelope<ResolvedDto>>> {
    return this.api(who).post(this.path('resolve'), body);
  }

  rate(who: TestPerson, vote: unknown = 'up'): Promise<HttpAnswer> {
    return this.api(who).post(this.path('rate-resolution'), { vote });
  }

  request(
    who: TestPerson,
    reason: unknown = 'It is dark again',
  ): Promise<HttpAnswer<Envelope<ReopenRequestedDto>>> {
    return this.api(who).post(this.path('reopen-request'), { reason });
  }

  review(who: TestPerson, requestId: string, action: unknown): Promise<HttpAnswer> {
    return this.api(who).patch(this.path(`reopen-request/${requestId}`), { action });
  }

  close(who: TestPerson, source: unknown = 'owner'): Promise<HttpAnswer> {
    return this.api(who).patch(this.path('close'), { source });
  }

  bulk(status: string, note?: string): Promise<HttpAnswer> {
    return this.api(this.admin).post('/api/issues/bulk/status', { issueIds: [this.issue], status, note });
  }

  async detail(): Promise<IssueDto> {
    return (await this.api().get<Envelope<IssueDto>>(`/api/issues/${this.issue}`)).body.data;
  }

  /** Resolves the issue. @throws Error if that is refused */
  async resolved(): Promise<void> {
    const { status, text } = await this.resolve();
    if (status !== 201) throw new Error(text);
  }

  /** Requests that the issue be reopened. @returns the id of the request */
  async requested(who = this.stranger): Promise<string> {
    return (await this.request(who)).body.data.requestId;
  }
}

/** The status of an answer. */
export async function statusOf(answer: Promise<HttpAnswer>): Promise<number> {
  return (await answer).status;
}
