import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
import type { CitySlug } from '../../kernel/cities';
import type { Language } from '../../kernel/languages';
import type { RequestKind } from '../../kernel/personal-data';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/http/domain-error';
import { Retention } from '../../platform/retention/retention.decorator';
import { SubjectKeysService } from '../../platform/subject-keys';
import { PrivacyRequest } from '../entities/privacy-request.entity';
import { PrivacyRequestQueries, type RequestFilter, type RequestRow } from './privacy-request.queries';

const TEXT = 'request.text';
const EMAIL = 'request.email';
const ANSWER = 'request.answer';
/** How many requests of somebody may wait for an answer. */
const MAX_WAITING = 10;
/** Super admins are told of a request this long before it is due. */
const ESCALATED_BEFORE_MS = 7 * DAY_MS;
/** How long an answered request is kept. */
const KEPT_MS = 3 * 365 * DAY_MS;

/** A request to be stored. */
export interface NewRequest {
  /** An account, or the digest of an address. */
  subject: string;
  /** The city of the account. */
  city: CitySlug | null;
  kind: RequestKind;
  text: string;
  language: Language;
  /** The confirmed address of somebody without an account. */
  email?: string;
}

/** There is no such request. */
export class PrivacyRequestNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such request');
  }
}

/** A request is answered once. */
export class RequestAnswered extends DomainError {
  constructor() {
    super('conflict', 'The request is answered already');
  }
}

/** Somebody has too many requests that wait for an answer. */
export class TooManyRequestsWaiting extends DomainError {
  constructor() {
    super('conflict', `At most ${MAX_WAITING} requests wait for an answer at a time`);
  }
}

/**
 * Requests of people about their data, and the answers of staff (docs/api/privacy.md#requests). The texts are sealed:
 * with the key of the person they are erased.
 */
@Injectable()
export class PrivacyRequestsService {
  constructor(
    @InjectRepository(PrivacyRequest) private readonly requests: Repository<PrivacyRequest>,
    private readonly queries: PrivacyRequestQueries,
    private readonly keys: SubjectKeysService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Stores a request, which is due after PRIVACY_ANSWER_DAYS. @throws TooManyRequestsWaiting */
  async add({ subject, city, kind, text, language, email }: NewRequest): Promise<RequestRow> {
    if ((await this.queries.countWaiting(subject)) >= MAX_WAITING) throw new TooManyRequestsWaiting();
    const seal = await this.keys.sealer(subject);
    const createdAt = this.clock.now();
    const days = this.config.settings.PRIVACY_ANSWER_DAYS;
    const request: RequestRow = {
      ...{ id: newId('privacyRequest'), subjectId: subject, city, kind, language, createdAt },
      text: seal(TEXT, text),
      email: email === undefined ? null : seal(EMAIL, email),
      dueAt: new Date(createdAt.getTime() + days * DAY_MS),
      ...{ escalatedAt: null, answer: null, answeredAt: null, answeredBy: null },
    };
    await this.requests.insert(request);
    return { ...request, text, email: email ?? null };
  }

  /** The newest 100 requests of somebody, newest first. */
  async of(subject: string): Promise<RequestRow[]> {
    return this.opened(await this.queries.ofSubject(subject));
  }

  /** A page of all requests, newest first. Texts are `erased` if their subject is. */
  async list(filter: RequestFilter): Promise<RequestRow[]> {
    return this.opened(await this.queries.list(filter));
  }

  /**
   * Stores the answer. Call it in the transaction of the mail with it.
   * @param mayAnswer whether whoever answers may answer this request
   * @param by an account of the console
   * @throws PrivacyRequestNotFound, RequestAnswered
   */
  async answer(
    id: string,
    text: string,
    by: string,
    mayAnswer: (request: RequestRow) => boolean,
  ): Promise<RequestRow> {
    const request = await this.queries.lock(id);
    if (!request || !mayAnswer(request)) throw new PrivacyRequestNotFound();
    if (request.answeredAt) throw new RequestAnswered();
    const answered = {
      answer: await this.keys.seal(request.subjectId, ANSWER, text),
      answeredAt: this.clock.now(),
      answeredBy: by,
    };
    await this.requests.update({ id }, answered);
    const [opened] = await this.opened([{ ...request, ...answered }]);
    return opened!;
  }

  /** Takes the requests that are due soon and were not told to super admins. @returns them */
  async escalate(): Promise<RequestRow[]> {
    const now = this.clock.now();
    return this.opened(await this.queries.takeLate(now, new Date(now.getTime() + ESCALATED_BEFORE_MS)));
  }

  /** @returns how many were deleted */
  @Retention('privacy-requests')
  deleteOld(now: Date): Promise<number> {
    return this.queries.forget(new Date(now.getTime() - KEPT_MS));
  }

  /** Requests with their texts opened; a text is `erased` if its subject is. */
  async opened<R extends Pick<RequestRow, 'text' | 'email' | 'answer'>>(rows: readonly R[]): Promise<R[]> {
    const contexts = { text: TEXT, email: EMAIL, answer: ANSWER };
    const sealed = rows.flatMap((row) =>
      (['text', 'email', 'answer'] as const).flatMap((field) =>
        row[field] === null ? [] : [{ sealed: row[field], context: contexts[field] }],
      ),
    );
    const texts = await this.keys.unsealAll(sealed);
    const opened = new Map(sealed.map((each, at) => [each.sealed, texts[at] ?? 'erased']));
    const open = (value: string | null) => (value === null ? null : opened.get(value)!);
    return rows.map((row) => ({
      ...row,
      text: open(row.text)!,
      email: open(row.email),
      answer: open(row.answer),
    }));
  }
}
