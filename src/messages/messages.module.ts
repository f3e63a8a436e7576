import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IssuesModule } from '../issues';
import { MessageDeletion } from './message-deletion.service';
import { MessageModeration } from './message-moderation.service';
import { MessageReactions } from './message-reactions.service';
import { MessageQueries } from './message.queries';
import { MessagesController } from './messages.controller';
import { MessagesService } from './messages.service';
import { MessagesGateway } from './messages.gateway';
import { ThreadRooms } from './thread-rooms.service';
import { MessageReaction } from './entities/message-reaction.entity';
import { Message } from './entities/message.entity';

/** The threads of issues, and the realtime events about them. */
@Module({
  imports: [TypeOrmModule.forFeature([MessageReaction, Message]), IssuesModule],
  controllers: [MessagesController],
  providers: [
    MessagesService,
    MessageDeletion,
    MessageReactions,
    MessageModeration,
    MessageQueries,
    ThreadRooms,
    MessagesGateway,
  ],
  exports: [MessagesService, MessageDeletion, MessageModeration, MessageQueries, MessageReactions],
})
export class MessagesModule {}
