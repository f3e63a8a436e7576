import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { IssueNotFound, NOT_ITS_AUTHOR, presentRedacted, RedactedDto } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Limited } from '../api/limited.decorator';
import { Answers } from '../api/answers.decorator';
import { Forbidden } from '../platform/http/domain-error';
import { Idempotent } from '../api/idempotent.decorator';
import { presentItems } from '../api/page';
import { PathId } from '../api/path-id.decorator';
import { ReplicaRead } from '../api/replica-read.decorator';
import {
  DeletedMessageDto,
  MessageListQueryDto,
  MessagePageDto,
  PostedMessageDto,
  PostMessageDto,
  ReactDto,
  ReactedDto,
  RedactMessageDto,
} from './dto/message.dto';
import { MessageDeletionService } from './message-deletion.service';
import { MessageReactionsService } from './message-reactions.service';
import { MessageRedactionsService } from './message-redactions.service';
import { MessageDeleted, MessageNotFound } from './message.errors';
import { presentDeleted, presentMessage, presentPosted, presentReacted } from './message.presenter';
import { MessageQueries } from './message.queries';
import { MessagesService } from './messages.service';

/** The thread of an issue (docs/api/messages.md#routes). */
@Controller('api/issues/:id/messages')
@Api('token', 'messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly deletion: MessageDeletionService,
    private readonly reactions: MessageReactionsService,
    private readonly redactions: MessageRedactionsService,
    private readonly queries: MessageQueries,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listMessages',
    summary: 'Lists the messages of an issue, oldest first; to a signed-in caller, also their own reactions',
    description:
      'One page of the thread. Deleted messages stay in it without their content. A page may also begin after a message that was received in the room.',
  })
  @Allow('optional')
  @Limited('thread')
  @ReplicaRead()
  @Answers(200, MessagePageDto, { errors: [new IssueNotFound()] })
  async list(
    @CurrentActor() actor: Actor | undefined,
    @PathId('id', 'issue') id: string,
    @Query() query: MessageListQueryDto,
  ): Promise<MessagePageDto> {
    return presentItems(await this.queries.page(id, query, actor), presentMessage);
  }

  @Post()
  @ApiOperation({
    operationId: 'postMessage',
    summary: 'Posts a message; everyone in the room of the issue receives it',
    description:
      'Markup is removed from the content; the rest must contain text. Everyone who has joined the room of the issue over Socket.IO receives the message. Send an Idempotency-Key, so that a repeated request posts it only once.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, PostedMessageDto, { errors: [401, 403, new IssueNotFound(), 409, 422] })
  async post(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() { content, ...options }: PostMessageDto,
  ): Promise<PostedMessageDto> {
    return presentPosted(await this.messages.post(actor, id, content, options));
  }

  @Delete(':msgId')
  @ApiOperation({
    operationId: 'deleteMessage',
    summary: 'Deletes a message: for its author and admins. It stays in the thread without its content',
    description:
      'Deleting a deleted message changes nothing. The room of the issue receives message:deleted.',
  })
  @Allow('signed-in')
  @Answers(200, DeletedMessageDto, {
    errors: [
      401,
      new Forbidden('Only its author and admins delete a message'),
      new IssueNotFound(),
      new MessageNotFound(),
    ],
  })
  delete(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @PathId('msgId', 'message') messageId: string,
  ): Promise<DeletedMessageDto> {
    return this.deletion.delete(actor, id, messageId).then(() => presentDeleted(messageId));
  }

  @Post(':msgId/redactions')
  @ApiOperation({
    operationId: 'redactMessage',
    summary: 'Removes words from a message: for its author',
    description: 'As for the texts of an issue, also of a closed one. `editedAt` says when.',
  })
  @Allow('signed-in')
  @Idempotent()
  @Answers(201, RedactedDto, {
    errors: [400, 401, NOT_ITS_AUTHOR, new IssueNotFound(), new MessageNotFound(), new MessageDeleted(), 422],
  })
  async redact(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @PathId('msgId', 'message') messageId: string,
    @Body() { ranges }: RedactMessageDto,
  ): Promise<RedactedDto> {
    return presentRedacted(await this.redactions.redact(actor, id, messageId, ranges));
  }

  @Post(':msgId/react')
  @ApiOperation({
    operationId: 'reactToMessage',
    summary: 'Reacts to a message, replaces the previous emoji by another one, or removes the reaction',
    description:
      'A person has one reaction to a message. The room of the issue receives message:reaction with all counts.',
  })
  @Allow('contributor')
  @Answers(200, ReactedDto, {
    errors: [401, 403, new IssueNotFound(), new MessageNotFound(), new MessageDeleted()],
  })
  async react(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @PathId('msgId', 'message') messageId: string,
    @Body() { emoji }: ReactDto,
  ): Promise<ReactedDto> {
    return presentReacted(messageId, await this.reactions.react(actor, id, messageId, emoji));
  }
}
