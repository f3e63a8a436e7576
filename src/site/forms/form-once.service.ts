import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Idempotency, type KeyedRequest } from '../../api/idempotency';
import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../platform/http/domain-error';

/** How often, and how soon again, a form is looked at whose twin is just being sent. */
const ATTEMPTS = 20;
const PAUSE_MS = 100;
const MAX_KEY = 64;

/** A form as its repetition is recognised: who sends it, the key it was made with, and what it asks for. */
export interface SentForm {
  actor: Actor;
  key: string;
  /** With another content it is another form. */
  content: string;
}

/** Does what a form asks for once, however often the form is sent. */
@Injectable()
export class FormOnce {
  constructor(private readonly idempotency: Idempotency) {}

  /**
   * Does the work, or finds what the same form has done within the last 24 hours.
   * @throws DomainError conflict while its twin goes on being sent; what the work throws
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
        // Its twin is being sent at this moment, or the work itself met a conflict.
        const isTwin = error instanceof DomainError && error.kind === 'conflict' && !isNew;
        if (!isTwin || attempt === ATTEMPTS) throw error;
        await setTimeout(PAUSE_MS);
      }
    }
  }

  /** Whether the same form was sent before. */
  wasSent(form: SentForm): Promise<boolean> {
    return this.idempotency.isKnown(requestOf(form));
  }
}

/** A form of the page of an issue. */
export function sentOn(issueId: string, actor: Actor, form: { key: string }): SentForm {
  return { actor, key: form.key, content: JSON.stringify([issueId, form]) };
}

function requestOf({ actor, key, content }: SentForm): KeyedRequest {
  const hash = createHash('sha256').update(content).digest('base64url');
  return { caller: actor.id, key: `site:${key.slice(0, MAX_KEY)}:${hash}`, content };
}
