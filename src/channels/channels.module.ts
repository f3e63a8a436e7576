import { type DynamicModule, Module } from '@nestjs/common';
import { IssuesModule } from '../issues/issues.module';
import { ChatController } from './chat/chat.controller';
import { ChatMedia } from './chat/chat-media.service';
import { ChatWebhook } from './chat/chat-webhook.service';
import { ChatWebhookController } from './chat/chat-webhook.controller';
import { Conversions } from './conversion.service';
import { Hinting } from './detection/hint.service';
import { FeedCache } from './feed-cache.service';
import { Feeds } from './feeds.service';
import { MentionQueries } from './mention.queries';
import { MentionsController } from './mentions.controller';
import { Mentions } from './mentions.service';

/** Posts on a chat, a photo and a microblog channel, and how they become issues. */
@Module({})
export class ChannelsModule {
  /** @param media the media module, with the storage the settings name */
  static with(media: DynamicModule): DynamicModule {
    return {
      module: ChannelsModule,
      imports: [IssuesModule, media],
      controllers: [ChatWebhookController, ChatController, MentionsController],
      providers: [ChatMedia, ChatWebhook, Conversions, FeedCache, Feeds, Hinting, MentionQueries, Mentions],
      exports: [ChatWebhook],
    };
  }
}
