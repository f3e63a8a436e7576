const RECORD = [
  'accountability.create',
  'accountability.update',
  'accountability.delete',
  'accountability.import',
];

/** The kinds of targets with their actions (docs/api/console.md#audit-log). */
const ACTIONS_OF_KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    issue: [
      'issue.status_change',
      'issue.change_category',
      'issue.change_priority',
      'issue.review_reopen_request',
      'issue.reassign',
      'issue.assign',
      'issue.force_escalate',
      'issue.escalate_to_mp',
      'issue.office_reply',
      'issue.pause_clock',
      'issue.resume_clock',
      'issue.toggle_pause_sla',
      'issue.toggle_closed',
      'issue.toggle_hidden',
      'issue.toggle_pinned',
      'issue.toggle_redact_media',
      'issue.note',
      'issue.add_files',
      'issue.add_photos',
      'issue.answer',
      'issue.resolve',
      'issue.intake',
      'issue.split',
      'issue.cover_media',
      'issue.redact_text',
      'issue.undo_redaction',
    ],
    finding: ['privacy.dismiss_finding'],
    flag: ['flag.dismiss', 'flag.warn', 'flag.remove', 'flag.ban'],
    duplicate_cluster: ['duplicate_cluster.merge', 'duplicate_cluster.undo', 'duplicate_cluster.dismiss'],
    channel: ['channel.test_connection', 'channel.toggle_demo_mode', 'channel.sync_mentions'],
    channel_mention: ['channel_mention.convert_to_issue', 'channel_mention.toggle_hidden'],
    send_limits: ['outbound.update_send_limits'],
    keyword: ['routing.add_keyword', 'routing.remove_keyword'],
    webhook_endpoint: [
      'webhook_endpoint.add',
      'webhook_endpoint.change',
      'webhook_endpoint.rotate_secret',
      'webhook_endpoint.disable',
      'webhook_endpoint.enable',
      'webhook_endpoint.test',
      'webhook_endpoint.replay',
      'webhook_endpoint.remove',
    ],
    sla_policy: ['due_dates.add_policy', 'due_dates.retire_policy'],
    city: [
      'geo.update_city',
      'geo.import_boundaries',
      'due_dates.set_calendar',
      'due_dates.add_holiday',
      'due_dates.remove_holiday',
    ],
    ward: ['geo.create_ward', 'geo.update_ward', 'geo.set_boundary'],
    pincode: ['geo.create_pincode', 'geo.update_pincode'],
    official: ['official.update_contact', 'official.write_again', ...RECORD],
    jurisdiction: RECORD,
    department: RECORD,
    police_station: RECORD,
    user: ['user.role', 'reporter.verify', 'reporter.ban', 'privacy.set_child'],
    console_account: [
      'access.invite',
      'access.withdraw_invite',
      'access.accept_invite',
      'access.activate',
      'access.deactivate',
      'access.change_rights',
      'access.totp_enable',
      'access.reset_password',
      'access.change_password',
      'access.end_session',
      'access.choose_mails',
      'access.choose_language',
    ],
    unit: ['staff.add_unit', 'staff.change_unit', 'staff.set_unit_members'],
    assignment_rule: ['staff.add_rule', 'staff.remove_rule'],
    queue: ['queue.export'],
    view: ['staff.add_view', 'staff.change_view', 'staff.remove_view', 'staff.set_view_report'],
    answer_template: ['staff.add_template', 'staff.change_template', 'staff.remove_template'],
    api_client: ['api_client.create', 'api_client.revoke'],
    privacy_request: ['privacy.answer_request'],
    config: ['config.update'],
  }),
);

/** The kinds of targets, by name. */
export const KINDS: readonly string[] = [...ACTIONS_OF_KINDS.keys()].sort();

/** The actions of a kind of target, by name; all actions for any other text, including none. */
export function actionsOf(kind: string): readonly string[] {
  const all = ACTIONS_OF_KINDS.get(kind) ?? [...ACTIONS_OF_KINDS.values()].flat();
  return [...new Set(all)].sort();
}
