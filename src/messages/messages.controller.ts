import { Body, Delete, Get, Param, Post, Query } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Allow, CurrentActor } from '../platform/http/access.decorator';
import { Answers, Summary } from '../platform/http/answers.decorator';
import { Idempotent } from '../platform/http/idempotent.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
import {
  DeletedMessageDto,
  MessageListQueryDto,
  MessagePageDto,
  PostedMessageDto,
  PostMessageDto,
  ReactDto,
  ReactedDto,
} from './dto/message.dto';
import { presentDeleted, presentPosted, presentReacted } from './message.presenter';
import { MessageQueries } from './message.queries';
import { MessagesService } from './messages.service';

/** Document 1, section 4.4. */
@TokenApi('issues/:id/messages', 'messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly queries: MessageQueries,
  ) {}

  @Get()
  @Summary('Lists the messages of an issue, oldest first; signed in, also how one reacted')
  @Allow('optional')
  @Answers(200, MessagePageDto, [404])
  list(
    @CurrentActor() actor: Actor | undefined,
    @Param('id') id: string,
    @Query() query: MessageListQueryDto,
  ): Promise<MessagePageDto> {
    return this.queries.page(id, query, actor);
  }

  @Post()
  @Summary('Posts a message; everyone in the room of the issue receives it')
  @Allow('contributor')
  @Idempotent()
  @Answers(201, PostedMessageDto, [401, 403, 404, 409, 422])
  async post(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { content }: PostMessageDto,
  ): Promise<PostedMessageDto> {
    return presentPosted(await this.messages.post(actor, id, content));
  }

  @Delete(':msgId')
  @Summary('Deletes a message: its author and admins may. It stays in the thread without its content')
  @Allow('signed-in')
  @Answers(200, DeletedMessageDto, [401, 403, 404])
  async delete(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('msgId') messageId: string,
  ): Promise<DeletedMessageDto> {
    await this.messages.delete(actor, id, messageId);
    return presentDeleted(messageId);
  }

  @Post(':msgId/react')
  @Summary('Reacts to a message, with another emoji instead of the last, or takes the reaction back')
  @Allow('contributor')
  @Answers(200, ReactedDto, [401, 403, 404, 409])
  async react(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('msgId') messageId: string,
    @Body() { emoji }: ReactDto,
  ): Promise<ReactedDto> {
    return presentReacted(messageId, await this.messages.react(actor, id, messageId, emoji));
  }
}
