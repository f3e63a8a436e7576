import { Injectable } from '@nestjs/common';
import { check } from '../../../../api/validation/request-validation.pipe';
import type { Actor } from '../../../../kernel/people/actor';
import { MakeRequestDto, OwnRequestsService } from '../../../../me';
import {
  type OwnReads,
  PrivacyRequestsService,
  ReadLogService,
  type RequestRow,
  TooManyRequestsWaiting,
} from '../../../../personal-data';
import type { Problems } from '../../kit/fields';
import type { Language } from '../../languages';
import type { RequestFormDto } from './request-form.dto';

/** What a person sees of the uses of their data: who looked, and what they asked. */
export interface OwnRights {
  reads: OwnReads;
  requests: readonly RequestRow[];
}

/** What a person sees of the uses of their data, and asks about them. */
@Injectable()
export class OwnRightsService {
  constructor(
    private readonly readLog: ReadLogService,
    private readonly requests: PrivacyRequestsService,
    private readonly own: OwnRequestsService,
  ) {}

  async of(userId: string): Promise<OwnRights> {
    const [reads, requests] = await Promise.all([this.readLog.of(userId), this.requests.of(userId)]);
    return { reads, requests };
  }

  /** Stores a request. @returns the problems of the form; undefined if it was stored */
  async ask(actor: Actor, form: RequestFormDto, language: Language): Promise<Problems | undefined> {
    const { value, problems = [] } = check(MakeRequestDto, {
      kind: form.kind,
      text: form.text.trim(),
      language,
    });
    if (!value) {
      const isKind = problems.some(({ field }) => field === 'kind');
      return isKind ? { kind: 'problem.requestKind' } : { text: 'problem.requestText' };
    }
    try {
      await this.own.add(actor, value);
      return undefined;
    } catch (error) {
      if (error instanceof TooManyRequestsWaiting) return { text: 'problem.requestsWaiting' };
      throw error;
    }
  }
}
