import { act, contact, id, identity, impersonal, none, picture, place, table, words } from './entries';
import type { Handling, Inventory } from './vocabulary';

const POST: Handling = {
  whose: 'sender',
  purpose: 'channels',
  ground: 'voluntary',
  shown: ['token', 'public', 'site', 'console'],
  kept: 'channel-posts',
  erased: 'deleted',
  exported: true,
};
const SENT: Handling = { ...POST, shown: ['console', 'channel'], kept: 'unlimited' };

export const CHANNELS: Inventory = {
  mentions: table(
    POST,
    none(
      'id channel category category_keyword city_keyword verified media_tries media_tried_at media_pending',
    ),
    none('demo hidden issue_id converted_at received_at'),
    id('external_id permalink'),
    contact('author', { kept: 'converted-posts' }),
    identity('author_name', { kept: 'converted-posts' }),
    words('text', { kept: 'converted-posts' }),
    picture('media'),
    place('location city', { kept: 'converted-posts' }),
    act('sent_at', { kept: 'unsigned-posts' }),
    id('converted_by', {
      whose: 'staff',
      ground: 'employment',
      shown: ['console'],
      erased: 'stays',
      exported: false,
    }),
  ),
  expired_posts: table(
    { ...POST, shown: [], kept: 'expired-posts', erased: 'nothing', exported: false },
    id('digest'),
    none('expired_at'),
  ),
  channel_feeds: table(
    { ...POST, ground: 'public', kept: 'channel-walls' },
    none('channel mode read_at fresh_until leased_until requests errors last_error last_error_at'),
    words('posts', { erased: 'expires', exported: false }),
  ),
  chat_contacts: table(
    { ...POST, shown: [], kept: 'unlimited' },
    contact('address'),
    act('last_message_at language stopped_at'),
  ),
  chat_statuses: table(
    { ...SENT, shown: [], kept: 'statuses', erased: 'expires', exported: false },
    id('external_id'),
    act('status at'),
    none('error_code received_at'),
  ),
  outbound_messages: table(
    SENT,
    none('id channel city issue_id template_key status attempts demo failure error_code as_template'),
    none('limited_since due_at'),
    contact('recipient', { kept: 'outbound-messages' }),
    id('in_reply_to external_id'),
    words('body', { kept: 'outbound-messages' }),
    act('sent_at delivered_at read_at created_at'),
  ),
  outbound_templates: impersonal('key name body active'),
  outbound_limits: impersonal('id quiet_from quiet_to rate_cap_per_hour'),
  channel_configs: impersonal('channel demo_mode last_checked_at last_error rests_until requests errors'),
  channel_events: impersonal('channel kind events latest_at'),
  keywords: impersonal('id kind target label keyword language weight romanised created_at'),
  removed_keywords: impersonal('id target label keyword language weight romanised created_at removed_at'),
};
