/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { MessageModeration } from './message-moderation.service';
export { MessageCounted } from './message.events';
export { MessagesModule } from './messages.module';
export { threadAsyncApi } from './thread.asyncapi';
