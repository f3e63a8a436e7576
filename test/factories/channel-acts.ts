import type { HttpAnswer } from '../support/network/http';
import type { StaffMember } from './console';

/** What city staff do with channels and their posts, by route: the request, and its audit action. */
export function channelActs(of: {
  staff: () => StaffMember;
  /** The id of the first item of a list. */
  idIn: (list: string) => Promise<string>;
}): Record<string, () => { action: string; do: () => Promise<HttpAnswer> }> {
  const path = '/api/admin/integrations';
  const post = (what: string) => of.staff().api.post(`${path}/${what}`);
  const onMention = async (what: string) =>
    post(`mentions/${await of.idIn('integrations/mentions')}/${what}`);
  return {
    [`POST ${path}/channels/:channel/test`]: () => ({
      action: 'channel.test_connection',
      do: () => post('channels/photo/test'),
    }),
    [`POST ${path}/channels/:channel/toggle-demo`]: () => ({
      action: 'channel.toggle_demo_mode',
      do: () => post('channels/photo/toggle-demo'),
    }),
    [`POST ${path}/mentions/sync/:channel`]: () => ({
      action: 'channel.sync_mentions',
      do: () => post('mentions/sync/photo'),
    }),
    [`POST ${path}/mentions/:mentionId/convert`]: () => ({
      action: 'channel_mention.convert_to_issue',
      do: () => onMention('convert'),
    }),
    [`POST ${path}/mentions/:mentionId/toggle-hidden`]: () => ({
      action: 'channel_mention.toggle_hidden',
      do: () => onMention('toggle-hidden'),
    }),
  };
}
