import { Inject, Injectable } from '@nestjs/common';
import { isVisible } from '../kernel/text/visible-text';
import { PersonasService } from '../auth';
import { ContributionTextsService, IssueCounters } from '../issues';
import type { PersonalDataChoice } from '../personal-data';
import type { Actor } from '../kernel/people/actor';
import type { ShownAs } from '../kernel/people/shown-as';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { InvalidInput } from '../platform/http/domain-error';
import type { ThreadMessage } from './message';
import { MessageCounted, MessagePosted } from './message.events';
import { MessageQueries } from './message.queries';
import { plainText } from './message-text';
import { MessagesGateway } from './messages.gateway';

/** How a message is posted. */
interface MessageOptions {
  isAnswer?: boolean;
  personalData?: PersonalDataChoice | undefined;
  shownAs?: ShownAs | undefined;
}

/** Posts messages to an issue's thread (docs/api/messages.md#routes). Each is sent to its room after the commit. */
@Injectable()
export class MessagesService {
  @Inject() private readonly personas!: PersonasService;

  constructor(
    private readonly database: Database,
    private readonly messages: MessageQueries,
    private readonly counters: IssueCounters,
    private readonly texts: ContributionTextsService,
    private readonly gateway: MessagesGateway,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Posts a message.
   * @param isAnswer whether city staff wrote it in the name of the actor
   * @param personalData what happens with personal data in it
   * @param shownAs how the author is shown; by default as before in the issue, else as they chose
   * @throws IssueNotFound; IssueJoined; InvalidInput if the content has only markup; OnlyByName; NoPseudonym
   */
  async post(
    actor: Actor,
    issueId: string,
    written: string,
    { isAnswer = false, personalData, shownAs }: MessageOptions = {},
  ): Promise<ThreadMessage> {
    const plain = await plainText(written);
    const { content } = await this.texts.published({ content: plain }, personalData);
    if (!isVisible(content)) throw new InvalidInput([{ field: 'content', message: 'must hold text' }]);
    return this.database.transaction(async () => {
      const { messageAt, hidden, ownerId } = await this.counters.addMessage(actor, issueId);
      const id = newId('message');
      const { id: authorId } = await this.personas.contributor(actor, issueId, shownAs);
      const draft = {
        id,
        issueId,
        authorId,
        content,
        createdAt: messageAt,
        answer: isAnswer,
      };
      const message = await this.messages.insert(draft);
      await this.texts.record({ kind: 'message', id, issueId }, { content }, personalData);
      await this.events.emit(new MessageCounted(authorId, 1));
      await this.events.emit(new MessagePosted(issueId, actor.id === ownerId, messageAt));
      if (!hidden) this.database.afterCommit(issueId, () => this.gateway.posted(message));
      return message;
    });
  }
}
