import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Idempotency, type KeyedRequest } from '../../../api/idempotency';
import type { Actor } from '../../../kernel/people/actor';
import { DAY_MS } from '../../../kernel/time/durations';
import { DomainError } from '../../../platform/http/domain-error';
import type { Problems } from '../kit/fields';

/** How often, and after which delay, to look for the result of the same form that is being processed. */
const ATTEMPTS = 20;
const PAUSE_MS = 100;
const MAX_KEY = 64;
/** As long as a form that is saved on a device may be sent again, because its answer was lost. */
const LIFETIME_MS = 30 * DAY_MS;

/** What identifies a repeated form: its sender, its key and its content. */
export interface SentForm {
  actor: Actor;
  key: string;
  /** The same key with another content is another form. */
  content: string;
}

/** Processes a form once, however often it is sent. */
@Injectable()
export class FormOnceService {
  constructor(private readonly idempotency: Idempotency) {}

  /**
   * Runs the work, or returns the result of the same form within the last 30 days.
   * @throws DomainError `conflict` if the same form is still being processed; the errors of the work
   */
  async once<Result extends object>(
    form: SentForm,
    work: () => Promise<Result>,
  ): Promise<Result & { isNew: boolean }> {
    const request = requestOf(form);
    let isNew = false;
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await this.idempotency.once(request, () => {
          isNew = true;
          return work();
        });
        return { ...result, isNew };
      } catch (error) {
        // The same form is being processed now, or the work itself met a conflict.
        const isTwin = error instanceof DomainError && error.kind === 'conflict' && !isNew;
        if (!isTwin || attempt === ATTEMPTS) throw error;
        await setTimeout(PAUSE_MS);
      }
    }
  }

  /**
   * Processes a form on the page of an issue once; a form without a key each time it is sent.
   * @param work returns the problems of the form; undefined if there are none
   * @throws what `once` throws
   */
  async onIssue(
    issueId: string,
    actor: Actor,
    form: { key: string },
    work: () => Promise<Problems | undefined>,
  ): Promise<Problems | undefined> {
    if (form.key === '') return work();
    const sent = sentOn(issueId, actor, form);
    const { problems } = await this.once<{ problems?: Problems | undefined }>(sent, async () => ({
      problems: await work(),
    }));
    return problems;
  }

  /** Whether the same form was sent before. */
  wasSent(form: SentForm): Promise<boolean> {
    return this.idempotency.isKnown(requestOf(form));
  }
}

/** A form on the page of an issue. */
export function sentOn(issueId: string, actor: Actor, form: { key: string }): SentForm {
  return { actor, key: form.key, content: JSON.stringify([issueId, form]) };
}

function requestOf({ actor, key, content }: SentForm): KeyedRequest {
  const hash = createHash('sha256').update(content).digest('base64url');
  return { caller: actor.id, key: `site:${key.slice(0, MAX_KEY)}:${hash}`, content, lifetimeMs: LIFETIME_MS };
}
