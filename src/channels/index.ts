/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { ChannelCheckService, type ChannelSync } from './channel-check.service';
export {
  type Channel,
  ChannelSettingsService,
  CONSOLE_CHANNELS,
  type ConsoleChannel,
  type ListedChannel,
} from './channel-settings.service';
export { ChannelDegraded } from './channel.events';
export { ChannelsModule } from './channels.module';
export { PostFileGivenUp } from './chat/chat-media.events';
export { ChatWebhookService } from './chat/chat-webhook.service';
export { sendChallenge } from './chat/send-challenge';
export { ConsoleConversionService } from './console-conversion.service';
export { SuggestionsService } from './detection/suggestions.service';
export { DELIVERY_EXAMPLES } from './dto/chat-delivery-examples.dto';
export { ChatDeliveryDto } from './dto/chat-delivery.dto';
export { HandshakeDto } from './dto/webhook.dto';
export { type KeywordRecord, KeywordRecordsService } from './keyword-records.service';
export { OutboundLimitsService, type SendLimits } from './outbound/outbound-limits.service';
export { MentionNotFound } from './channel.errors';
export { PostModerationService } from './post-moderation.service';
export { DeliveryFailed } from './outbound/outbound.events';
export { OutboundQueries } from './outbound/outbound.queries';
export { OutboundSwitch } from './outbound/outbound-switch';
