import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountabilityModule } from '../accountability';
import { AuthModule } from '../auth';
import { IssuesModule } from '../issues';
import { MediaModule } from '../media';
import { ChannelChecks } from './channel-check.service';
import { ChannelSettings } from './channel-settings.service';
import { ChannelStateQueries } from './channel-state.queries';
import { ChatController } from './chat/chat.controller';
import { ChatMediaResults } from './chat/chat-media-results.service';
import { ChatMediaJob } from './chat/chat-media.job';
import { ChatMedia } from './chat/chat-media.service';
import { ChatWebhook } from './chat/chat-webhook.service';
import { ChatWebhookController } from './chat/chat-webhook.controller';
import { MentionConversion } from './mention-conversion.service';
import { ConsoleConversions } from './console-conversion.service';
import { CategoryHintsService } from './detection/category-hints.service';
import { KeywordQueries } from './detection/keyword.queries';
import { SuggestionsController } from './detection/suggestions.controller';
import { Suggestions } from './detection/suggestions.service';
import { PostAttachments } from './post-attachments.service';
import { PostDrafts } from './post-draft.service';
import { PostModeration } from './post-moderation.service';
import { TrustedPosts } from './trusted-posts.service';
import { FeedCache } from './feed-cache.service';
import { Feeds } from './feeds.service';
import { KeywordRecords } from './keyword-records.service';
import { MentionQueries } from './mention.queries';
import { MentionsController } from './mentions.controller';
import { Mentions } from './mentions.service';
import { OutboundJob } from './outbound/outbound.job';
import { OutboundLimits } from './outbound/outbound-limits.service';
import { OutboundNotifier } from './outbound/outbound-notifier.service';
import { OutboundQueries } from './outbound/outbound.queries';
import { OutboundQueue } from './outbound/outbound-queue.service';
import { OutboundSender } from './outbound/outbound-sender.service';
import { UnsignedPostsJob } from './unsigned-posts.job';
import { ChannelConfig } from './entities/channel-config.entity';
import { ChannelEvent } from './entities/channel-event.entity';
import { ChannelFeed } from './entities/channel-feed.entity';
import { Keyword } from './entities/keyword.entity';
import { Mention } from './entities/mention.entity';
import { OutboundLimitSettings } from './entities/outbound-limit-settings.entity';
import { OutboundMessage } from './entities/outbound-message.entity';
import { OutboundTemplate } from './entities/outbound-template.entity';
import { RemovedKeyword } from './entities/removed-keyword.entity';

const INTAKE = [
  ChannelChecks,
  ChannelSettings,
  ChannelStateQueries,
  ChatMedia,
  ChatMediaResults,
  ChatWebhook,
  MentionConversion,
  ConsoleConversions,
  FeedCache,
  Feeds,
  CategoryHintsService,
  PostAttachments,
  PostDrafts,
  PostModeration,
  KeywordQueries,
  KeywordRecords,
  MentionQueries,
  Mentions,
  Suggestions,
  TrustedPosts,
];
const OUTBOUND = [OutboundLimits, OutboundNotifier, OutboundQueries, OutboundQueue, OutboundSender];
const JOBS = [ChatMediaJob, OutboundJob, UnsignedPostsJob];

/** Posts on the chat, photo and microblog channels, and their conversion to issues. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      ChannelConfig,
      ChannelEvent,
      ChannelFeed,
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
  ],
  controllers: [ChatWebhookController, ChatController, MentionsController, SuggestionsController],
  providers: [...INTAKE, ...OUTBOUND, ...JOBS],
  exports: [
    ChannelChecks,
    ChannelSettings,
    ChatWebhook,
    ConsoleConversions,
    KeywordRecords,
    OutboundLimits,
    PostModeration,
    Suggestions,
  ],
})
export class ChannelsModule {}
