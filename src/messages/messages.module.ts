import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth';
import { IssuesModule } from '../issues';
import { MessageAuthorsService } from './message-authors.service';
import { MessageDeletionService } from './message-deletion.service';
import { MessageModerationService } from './message-moderation.service';
import { MessageRedactionsService } from './message-redactions.service';
import { MessageReactionsService } from './message-reactions.service';
import { MessageMoveQueries } from './message-moves.queries';
import { MessageMovesService } from './message-moves.service';
import { MessageQueries } from './message.queries';
import { MessagesErasureQueries } from './messages-erasure.queries';
import { MessagesErasureService } from './messages-erasure.service';
import { MessagesController } from './messages.controller';
import { MessagesPersonalDataService } from './messages-personal-data.service';
import { MessagesService } from './messages.service';
import { MessagesGateway } from './messages.gateway';
import { ThreadRoomsService } from './thread-rooms.service';
import { MessageReaction } from './entities/message-reaction.entity';
import { Message } from './entities/message.entity';

/** The threads of issues, and the realtime events about them. */
@Module({
  imports: [TypeOrmModule.forFeature([MessageReaction, Message]), AuthModule, IssuesModule],
  controllers: [MessagesController],
  providers: [
    MessageAuthorsService,
    MessagesPersonalDataService,
    MessagesErasureQueries,
    MessagesErasureService,
    MessagesService,
    MessageDeletionService,
    MessageReactionsService,
    MessageModerationService,
    MessageRedactionsService,
    MessageMovesService,
    MessageMoveQueries,
    MessageQueries,
    ThreadRoomsService,
    MessagesGateway,
  ],
  exports: [
    MessagesService,
    MessageDeletionService,
    MessageModerationService,
    MessageQueries,
    MessageReactionsService,
    MessageRedactionsService,
  ],
})
export class MessagesModule {}
