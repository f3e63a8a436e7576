/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { ChannelChecks, type ChannelSync } from './channel-check.service';
export {
  type Channel,
  ChannelSettings,
  CONSOLE_CHANNELS,
  type ConsoleChannel,
  type ListedChannel,
} from './channel-settings.service';
export { ChannelsModule } from './channels.module';
export { PostFileGivenUp } from './chat/chat-media.events';
export { ChatWebhook } from './chat/chat-webhook.service';
export { sendChallenge } from './chat/send-challenge';
export { ConsoleConversions } from './console-conversion.service';
export { Suggestions } from './detection/suggestions.service';
export { DELIVERY_EXAMPLES } from './dto/chat-delivery-examples.dto';
export { ChatDeliveryDto } from './dto/chat-delivery.dto';
export { HandshakeDto } from './dto/webhook.dto';
export { type KeywordRecord, KeywordRecords } from './keyword-records.service';
export { OutboundLimits, type SendLimits } from './outbound/outbound-limits.service';
export { PostModeration } from './post-moderation.service';
export { DeliveryFailed } from './outbound/outbound.events';
export { OutboundSwitch } from './outbound/outbound-switch';
