import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountabilityModule } from '../accountability';
import { AuthModule } from '../auth';
import { IssuesModule } from '../issues';
import { MediaModule } from '../media';
import { ResolutionModule } from '../resolution';
import { ChannelCheckService } from './channel-check.service';
import { ChannelSettingsService } from './channel-settings.service';
import { ChannelStateQueries } from './channel-state.queries';
import { ChatContactQueries } from './chat/chat-contact.queries';
import { ChatContactsService } from './chat/chat-contacts.service';
import { ChatDeletionsService } from './chat/chat-deletions.service';
import { ChatEventsService } from './chat/chat-events.service';
import { ChatController } from './chat/chat.controller';
import { ChatMediaResultsService } from './chat/chat-media-results.service';
import { ChatMediaJob } from './chat/chat-media.job';
import { ChatMediaService } from './chat/chat-media.service';
import { ChatStatusQueries } from './chat/chat-status.queries';
import { ChatStatusesService } from './chat/chat-statuses.service';
import { ChatWebhookService } from './chat/chat-webhook.service';
import { ChatWebhookController } from './chat/chat-webhook.controller';
import { RepairAnswersService } from './chat/repair-answers.service';
import { RepairQuestionQueries } from './chat/repair-question.queries';
import { MentionConversion } from './mention-conversion.service';
import { ConsoleConversionService } from './console-conversion.service';
import { CategoryHintsService } from './detection/category-hints.service';
import { ChatMediaQueries } from './chat/chat-media.queries';
import { KeywordQueries } from './detection/keyword.queries';
import { SuggestionsController } from './detection/suggestions.controller';
import { SuggestionsService } from './detection/suggestions.service';
import { PostAttachmentsService } from './post-attachments.service';
import { PostDraftService } from './post-draft.service';
import { PostModerationService } from './post-moderation.service';
import { TrustedPostsService } from './trusted-posts.service';
import { FeedCacheService } from './feed-cache.service';
import { ChannelFeedsService } from './channel-feeds.service';
import { KeywordRecordsService } from './keyword-records.service';
import { MentionQueries } from './mention.queries';
import { MentionsController } from './mentions.controller';
import { Mentions } from './mentions.service';
import { OutboundJob } from './outbound/outbound.job';
import { OutboundLimitsService } from './outbound/outbound-limits.service';
import { OutboundMailsService } from './outbound/outbound-mails.service';
import { OutboundNotifier } from './outbound/outbound-notifier.service';
import { OutboundRetentionQueries } from './outbound/outbound-retention.queries';
import { OutboundQueries } from './outbound/outbound.queries';
import { OutboundQueue } from './outbound/outbound-queue.service';
import { OutboundSender } from './outbound/outbound-sender.service';
import { ChannelConfig } from './entities/channel-config.entity';
import { ChannelEvent } from './entities/channel-event.entity';
import { ChannelFeed } from './entities/channel-feed.entity';
import { ChatContact } from './entities/chat-contact.entity';
import { ChatStatus } from './entities/chat-status.entity';
import { Keyword } from './entities/keyword.entity';
import { Mention } from './entities/mention.entity';
import { OutboundLimitSettings } from './entities/outbound-limit-settings.entity';
import { OutboundMessage } from './entities/outbound-message.entity';
import { OutboundTemplate } from './entities/outbound-template.entity';
import { RemovedKeyword } from './entities/removed-keyword.entity';
import { ExpiredPost } from './entities/expired-post.entity';
import { PostForgettingService } from './retention/post-forgetting.service';
import { PostQueries } from './retention/post.queries';
import { PostRetentionService } from './retention/post-retention.service';
import { ChannelsPersonalDataService } from './channels-personal-data.service';

const INTAKE = [
  ChannelCheckService,
  ChannelSettingsService,
  ChannelStateQueries,
  ChatContactQueries,
  ChatContactsService,
  ChatDeletionsService,
  ChatEventsService,
  ChatMediaQueries,
  ChatMediaService,
  ChatMediaResultsService,
  ChatStatusQueries,
  ChatStatusesService,
  ChatWebhookService,
  RepairAnswersService,
  RepairQuestionQueries,
  MentionConversion,
  ConsoleConversionService,
  FeedCacheService,
  ChannelFeedsService,
  CategoryHintsService,
  PostAttachmentsService,
  PostDraftService,
  PostModerationService,
  KeywordQueries,
  KeywordRecordsService,
  MentionQueries,
  Mentions,
  SuggestionsService,
  TrustedPostsService,
];
const OUTBOUND = [
  OutboundLimitsService,
  OutboundMailsService,
  OutboundNotifier,
  OutboundQueries,
  OutboundRetentionQueries,
  OutboundQueue,
  OutboundSender,
];
const PERSONAL_DATA = [ChannelsPersonalDataService, PostForgettingService, PostQueries, PostRetentionService];
const JOBS = [ChatMediaJob, OutboundJob];

/** Posts on the chat, photo and microblog channels, and their conversion to issues. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      ChannelConfig,
      ChannelEvent,
      ChannelFeed,
      ChatContact,
      ChatStatus,
      ExpiredPost,
      Keyword,
      Mention,
      OutboundLimitSettings,
      OutboundMessage,
      OutboundTemplate,
      RemovedKeyword,
    ]),
    AccountabilityModule,
    AuthModule,
    IssuesModule,
    MediaModule,
    ResolutionModule,
  ],
  controllers: [ChatWebhookController, ChatController, MentionsController, SuggestionsController],
  providers: [...PERSONAL_DATA, ...INTAKE, ...OUTBOUND, ...JOBS],
  exports: [
    ChannelCheckService,
    ChannelSettingsService,
    ChatWebhookService,
    ConsoleConversionService,
    KeywordRecordsService,
    OutboundLimitsService,
    OutboundQueries,
    PostModerationService,
    SuggestionsService,
  ],
})
export class ChannelsModule {}
