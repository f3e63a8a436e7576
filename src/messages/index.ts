/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { PostedMessageDto, PostMessageDto } from './dto/message.dto';
export { MAX_CONTENT_LENGTH, type MessageForReader, type ThreadMessage } from './message';
export { MessageDeletionService } from './message-deletion.service';
export { MessageModerationService } from './message-moderation.service';
export { MessageCounted, MessagePosted } from './message.events';
export { MessageRedactionsService } from './message-redactions.service';
export { MessageReactionsService } from './message-reactions.service';
export { presentPosted } from './message.presenter';
export { canDelete as canDeleteMessage } from './message.policy';
export { MessageQueries, type NewestAnswer } from './message.queries';
export { MessagesModule } from './messages.module';
export { MessagesService } from './messages.service';
export { threadAsyncApi } from './thread.asyncapi';
