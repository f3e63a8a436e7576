import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { DomainError } from '../../platform/http/domain-error';
import { isOutage } from '../../platform/http/to-domain-error';
import { ConfirmationsService } from '../../resolution';
import type { ConfirmationAnswer } from '../../kernel/confirmations';
import { OutboundQueue } from '../outbound/outbound-queue.service';
import type { SenderTime } from './chat-payload';
import { RECEIVED } from './chat-texts';
import { answerWord } from './chat-words';
import { type OpenQuestion, RepairQuestionQueries } from './repair-question.queries';
import { RepairPayloads } from './repair-payload';
import { scriptLanguage } from './script-language';

/** Takes answers on the chat platform to the question whether an issue was repaired. */
@Injectable()
export class RepairAnswersService {
  private readonly payloads: RepairPayloads;

  constructor(
    private readonly database: Database,
    private readonly queries: RepairQuestionQueries,
    private readonly confirmations: ConfirmationsService,
    private readonly queue: OutboundQueue,
    { jwtSecret }: Config,
  ) {
    this.payloads = new RepairPayloads(jwtSecret);
  }

  /**
   * Takes a message as an answer: by the payload of a button, or by a word while one question to the sender is open.
   * @returns whether it is one; any other is an ordinary message
   */
  async take(sender: SenderTime): Promise<boolean> {
    const answered = await this.answerIn(sender);
    if (!answered || !sender.post) return false;
    const { question, answer } = answered;
    const { externalId, text } = sender.post;
    const { issueId, city, isReporter } = question;
    try {
      await this.database.transaction(async () => {
        const from = { senderKey: `chat:${sender.address}`, isReporter };
        await this.confirmations.answerOnChannel(issueId, from, answer);
        await this.queue.acknowledge({
          ...{
            recipient: sender.address,
            inReplyTo: externalId,
            templateKey: 'answer_received',
            issueId,
            city,
          },
          body: RECEIVED[scriptLanguage(text) ?? 'en'],
        });
      });
      return true;
    } catch (error) {
      // It was decided meanwhile.
      if (error instanceof DomainError && !isOutage(error)) return false;
      throw error;
    }
  }

  private async answerIn({
    address,
    post,
    payload,
  }: SenderTime): Promise<{ question: OpenQuestion; answer: ConfirmationAnswer } | undefined> {
    const button = payload === undefined ? undefined : this.payloads.read(address, payload);
    const answer = payload === undefined ? answerWord(post) : button?.answer;
    if (answer === undefined) return undefined;
    const open = await this.queries.open(address);
    const question = button
      ? open.find((each) => each.issueId === button.issueId && +each.resolvedAt! === +button.resolvedAt)
      : open.length === 1
        ? open[0]
        : undefined;
    return question && { question, answer };
  }
}
