import { Injectable } from '@nestjs/common';
import type { LockedIssue } from '../../issues';
import type { ConfirmationAnswer, ConfirmationState } from '../../kernel/confirmations';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { MediaQueries } from '../../media';
import { Config } from '../../platform/config/config';
import { ClaimSignature } from '../../platform/http/claim-signature';
import { Forbidden, InvalidInput } from '../../platform/http/domain-error';
import { type AnswerSource, rangeOf } from './answer-source';
import { ConfirmationDecided, NothingAsked } from './confirmation.errors';
import { ConfirmationDecisionsService } from './confirmation-decisions.service';
import { type AnswerCounts, ConfirmationQueries, type CurrentConfirmation } from './confirmation.queries';
import { ConfirmationRecords } from './confirmation-records.service';

/** What somebody answers. */
export interface AnswerDraft {
  answer: ConfirmationAnswer;
  words?: string | undefined;
  /** A media item of the issue. */
  mediaId?: string | undefined;
}

/** Who answers on a channel: an account, or a sender whom the channel knows by a key. */
export type ChannelPerson =
  | { userId: string }
  | {
      /** Whatever names the sender on the channel; only a hash of it is stored. */
      senderKey: string;
      /** Whether the issue was made of a post of this sender. */
      isReporter: boolean;
    };

/** Whether an issue was repaired, as its people say. */
export interface ShownConfirmation {
  /** null if nobody was asked. */
  outcome: ConfirmationState | null;
  answers: AnswerCounts;
  /** undefined without an answer of the reader. */
  mine: ConfirmationAnswer | undefined;
  /** Whether the reader is asked, and can answer. */
  isAsked: boolean;
  /** When the time to answer ends; null if nobody was asked. */
  until: Date | null;
}

const NO_ANSWERS: AnswerCounts = { yes: 0, partly: 0, no: 0 };

/** Stores the answers of people, by the key under which each is asked, and takes the decision that is due then. */
@Injectable()
export class ConfirmationAnswersService {
  private readonly sources: ClaimSignature;
  private readonly senders: ClaimSignature;

  constructor(
    private readonly media: MediaQueries,
    private readonly records: ConfirmationRecords,
    private readonly queries: ConfirmationQueries,
    private readonly decisions: ConfirmationDecisionsService,
    private readonly clock: Clock,
    { jwtSecret }: Config,
  ) {
    this.sources = new ClaimSignature(jwtSecret, 'confirmation-source');
    this.senders = new ClaimSignature(jwtSecret, 'confirmation-sender');
  }

  /** What is asked about an issue, or what it came to. @param person the key of the reader */
  async shown(issueId: string, person?: string): Promise<ShownConfirmation> {
    const current = await this.queries.current(issueId, person);
    if (!current) return { outcome: null, answers: NO_ANSWERS, mine: undefined, isAsked: false, until: null };
    const { outcome, answers, mine, askedAt } = current;
    return {
      outcome: outcome ?? 'asked',
      answers,
      mine: mine ?? undefined,
      isAsked: current.isAsked && outcome === null,
      until: outcome === 'not_repaired' ? null : new Date(askedAt.getTime() + this.decisions.termMs),
    };
  }

  /**
   * Adds a sender of a channel to those who are asked. Call it under the lock of the issue.
   * @returns the key of the sender
   * @throws NothingAsked, ConfirmationDecided
   */
  async addSender(issueId: string, senderKey: string): Promise<string> {
    const person = `channel:${this.senders.sign(senderKey)}`;
    const { id: confirmationId } = open(await this.queries.current(issueId, person));
    await this.records.addRecipient({ confirmationId, person, issueId, userId: null }, this.clock.now());
    return person;
  }

  /**
   * Stores an answer, and decides if that is due. Call it under the lock of the issue.
   * @throws NothingAsked, Forbidden, ConfirmationDecided, InvalidInput
   */
  async store(
    issue: LockedIssue,
    person: string,
    draft: AnswerDraft,
    source: AnswerSource,
  ): Promise<ShownConfirmation> {
    const current = await this.queries.current(issue.id, person);
    if (!current || current.outcome === 'not_repaired') throw new NothingAsked();
    if (!current.isAsked) throw new Forbidden('You are not asked whether this issue was repaired');
    const { id: confirmationId } = open(current);
    await this.checkMedia(issue.id, draft);
    const now = this.clock.now();
    await this.records.answer({
      ...{ confirmationId, person, issueId: issue.id, at: now, answer: draft.answer },
      isReporter: source.isReporter ?? person === issue.ownerId,
      isNewAccount: await this.isNewAccount(person, now),
      network: this.hashed(source.address === undefined ? undefined : rangeOf(source.address)),
      device: this.hashed(source.device),
      words: draft.words?.trim() || null,
      mediaId: draft.mediaId ?? null,
    });
    await this.decisions.decide(issue, now);
    return this.shown(issue.id, person);
  }

  private async isNewAccount(person: string, now: Date): Promise<boolean> {
    const since = await this.queries.accountSince(person);
    return since !== undefined && now.getTime() - since.getTime() < DAY_MS;
  }

  private async checkMedia(issueId: string, { mediaId }: AnswerDraft): Promise<void> {
    if (mediaId !== undefined && (await this.media.attached(issueId, [mediaId])).length === 0)
      throw new InvalidInput([{ field: 'mediaId', message: 'is that of no media of this issue' }]);
  }

  private hashed(source: string | undefined): string | null {
    return source === undefined ? null : this.sources.sign(source);
  }
}

/** The question, if it is open. @throws NothingAsked, ConfirmationDecided */
function open(current: CurrentConfirmation | undefined): CurrentConfirmation {
  if (!current || current.outcome === 'not_repaired') throw new NothingAsked();
  if (current.outcome !== null) throw new ConfirmationDecided();
  return current;
}
