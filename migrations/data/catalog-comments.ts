/** Comments of tables in the catalog. */
export const TABLE_COMMENTS: Readonly<Record<string, string>> = {
  alert_addresses: 'mail preferences of people who report issues; no row: the defaults of the columns',
  alert_events: 'events of issues, for alerts; kept for 40 days',
  alert_pushes: 'outbox: events still to be shown on devices',
  alert_subscriptions:
    'requests for mails about an issue, a ward, a category or a place; deleted when they end',
  alerts_sent: 'mails to a subscription about an event of its issue, each once; waiting ones have a due time',
  audit_records: 'append-only: every privileged change, with the values before and after it',
  channel_configs: 'settings and state of channels, one row per channel',
  channel_events: 'events that were acknowledged but not stored, counted by kind',
  channel_feeds: 'last answer of an upstream, shared by all instances, with its requests and errors',
  city_counts: 'reports and resolutions of a city by day, and its issues by feed status; kept by trigger',
  console_accounts: 'accounts of city staff in the console; separate from the accounts of citizens',
  console_invites: 'invitations to the console, identified by the hash of their token',
  console_sessions: 'sessions of console accounts, identified by the hash of their cookie',
  console_settings: 'settings changed by city staff',
  departments: 'departments of cities, and the categories they are responsible for',
  due_date_changes: 'append-only: every change of a due date, with its reason',
  duplicate_clusters: 'issues that seem to be the same; the first member is the oldest',
  event_attendees: 'attendees of community events',
  feed_transitions: 'transitions of the feed status that city staff may make',
  flag_reports: 'reports of a target by people; a person can report a target only once',
  flags: 'reports of people against a target; its open reports share one flag',
  geocoded_points: 'answers of the geocoder for points, rounded to about ten metres',
  geocoder_turn: 'one row: the time from which any instance may send the next request to the geocoder',
  idempotency_keys: 'answers to accounts by Idempotency-Key, kept for a day',
  issue_admin_states:
    'marks that city staff set on an issue; hiding and redaction are stored with the issue and its media',
  issue_assignments:
    'append-only: assignments of issues; the latest row of an issue is its current assignment',
  issue_cells:
    'number of located issues by status in grid squares, 360 / 2^(zoom + 2) degrees wide; kept by trigger',
  issue_contacts:
    'people for whom an Open311 client reported, for the confirmation of the report; not shown by any API',
  issue_escalations: 'append-only: escalations of late issues to offices',
  issue_resolutions: 'resolutions of issues, and their outcome',
  issue_rollup:
    'number of issues of one kind, in sixteen slots to avoid lock waits of writers; kept by trigger',
  issue_search: 'search words of publicly visible issues, in lower case; one row per issue',
  issue_search_renames: 'people whose new name is not yet in the search words of their issues',
  issue_status_events: 'append-only: every change of either status column, with actor and time',
  issue_upvotes: 'upvotes; at most one per person and issue',
  issues: 'reports of something broken, with both statuses and counters of upvotes, media and messages',
  jobs: 'one row per scheduled job: its current runner, and the result of its last run',
  mail_suppressions: 'addresses that permanently refused mail; no mail is sent to them',
  mails:
    'outbox: waiting and sent mails, each written in the transaction of its change; deleted after 30 days',
  mentions: 'posts seen on all channels; one row per post, also if it was delivered several times',
  messages: 'messages in the threads of issues; a deleted message keeps its position',
  notifications: 'notifications to city staff in the console',
  office_replies: 'append-only: replies of offices to which issues were escalated',
  places: 'a pincode in a ward: its location, and whether most of the pincode is in this ward',
  refresh_families: 'one row per sign-in; all refresh tokens of the session end with it',
  refresh_tokens: 'refresh tokens of sessions; a second use shows that the token was stolen',
  removed_keywords: 'keywords of categories that city staff removed; adding one again moves it back',
  reporters: 'public profiles of people who have reported something; created by trigger',
  score_counts:
    'number of people per score (span 1) and per range of 256 scores; a rank is the sum of a few hundred rows',
  score_moves: 'users who reached (+1) or left (-1) a score since score_counts was last updated',
  sla_default_hours: 'hours for the resolution of issues without a policy, from a time on',
  sla_pauses: 'pauses of the clock of an issue, with a public reason',
  sla_policies:
    'hours for the resolution of issues; the policy that matches the most properties of an issue applies',
  unsent_letters:
    'letters to offices: still to be written (no address, or given up), or sent to another official than that of the escalation; kept for 30 days',
  user_identities: 'identities of people at identity providers',
  user_report_categories: 'categories in which a person has reported something, for badges',
  user_report_days: 'days on which a person reported something, for streaks',
  user_scores: 'contributions of each person; changed in the transaction of each contribution',
  users: 'accounts of people who sign in and of Open311 clients, and the one for reports by city staff',
  ward_rings: 'the rings of boundaries, in a form that can be searched by point',
  webhook_attempts: 'results of the attempts to deliver an event, without the content of the answer',
  webhook_deliveries: 'deliveries of events to endpoints, with their status',
  webhook_endpoints: 'URLs to which events are sent',
  webhook_events:
    'events wanted by endpoints, each written in the transaction of its change; kept for thirty days',
  working_calendars: 'working hours of cities; a city without a row works Monday to Friday, 10:00 to 18:00',
};

/** Comments of columns in the catalog. */
export const COLUMN_COMMENTS: Readonly<Record<string, string>> = {
  'alert_addresses.language': 'language in which the owner last reported on the site',
  'alert_addresses.own_issues': 'whether the owner follows the issues they report',
  'alert_devices.auth': 'secret of the device, for encrypting messages',
  'alert_devices.delivered_at':
    'when the push service last accepted a message; null: never, so few refusals delete the device',
  'alert_devices.endpoint': 'URL of the push service for messages; knowing it is enough to change the row',
  'alert_devices.p256dh': 'public key of the device, for encrypting messages',
  'alert_devices.refusals': 'consecutive refusals by the push service',
  'alert_devices.served_at': 'when it was last sent a message, the longest ago is served first; null: never',
  'alert_devices.silences': 'consecutive times the push service gave no answer or asked for a retry',
  'alert_events.actor_id': 'who caused the event, and gets no mail about it; null: the service',
  'alert_events.detail': 'new status, or the office; empty: no detail',
  'alert_events.due_at':
    'time of the next try, after mails to followers failed or the issue was hidden; null: due at once',
  'alert_events.held': 'whether the issue was hidden before or after the event, and has not been shown again',
  'alert_events.hidden_at':
    'when the issue was first hidden since the event, earlier digests may contain it; null: not hidden, or hidden by the previous release',
  'alert_events.pending': 'whether mails to followers of the issue are still to be written',
  'alert_events.shown_at':
    'when the issue was shown again, the next digest contains the event unless an earlier one did; null: not shown again',
  'alert_pushes.due_at': 'time of the next try',
  'alert_subscriptions.asked_at':
    'when somebody asked to follow an own issue like any other, confirming it ends "own"; null: nobody asked',
  'alert_subscriptions.cell_row': 'row of the grid square that contains the place, in hundredths of a degree',
  'alert_subscriptions.confirmed_at':
    'when the link in the confirmation mail was used; null: only that mail is sent',
  'alert_subscriptions.digested_until': 'time up to which events were included in a digest',
  'alert_subscriptions.next_mail_at':
    'no mail before this time: one was written that day, an earlier one still waited, a digest failed, or it became daily; null: no limit',
  'alert_subscriptions.own':
    'whether it began with the report of the issue; valid while the reporter has the address',
  'alert_subscriptions.target': 'id of the issue, code of the ward, category, or point and radius',
  'alerts_sent.due_at':
    'when the mail that names the event is written; null: written, or dropped because the issue stayed hidden',
  'api_clients.city_scope': 'ids of cities; null: all cities',
  'api_clients.created_by': 'account of the console; null: created for the demonstration',
  'api_clients.key_hash': 'SHA-256 of the key; the key is not stored',
  'channel_configs.last_error': 'why the last check failed; null: it did not fail',
  'channel_configs.requests':
    'number of checks and messages sent; requests of feeds are counted in channel_feeds',
  'cities.time_zone': 'time zone that sets where a day of the city begins, for streaks',
  'console_accounts.city_scope': 'ids of cities; null: all cities',
  'console_sessions.token_hash': 'SHA-256 of the cookie; the cookie is not stored',
  'duplicate_clusters.dismissed_at':
    'when city staff recorded that the members are no duplicates; null: not dismissed',
  'events.place': 'display name of the city or town of the event',
  'events.time': 'time as announced, such as 7:00 AM',
  'issue_cells.lat_sum': 'sum of the latitudes, in millionths of a degree',
  'issue_cells.lng_sum': 'sum of the longitudes, in millionths of a degree',
  'issue_cells.slot':
    'spreads concurrent writers of one square: 8 slots for the largest squares, 2 for the middle ones, 1 for the smallest',
  'issue_escalations.due_at': 'due date that had passed',
  'issue_escalations.official_id': 'holder of the office at that time; never shown',
  'issue_escalations.place': 'ward or constituency of the office',
  'issue_resolutions.dropped_at': 'when the issue was reopened, which made the resolution invalid',
  'issue_resolutions.settled_at': 'when the issue was closed, which made the resolution final',
  'issues.breached_at':
    'latest due date that passed before the issue was resolved; a later due date replaces it only after it has passed too',
  'issues.due_at': 'time by which it must be resolved; set at the report, written only by IssueDueDates',
  'issues.duplicate_of': 'issue into which it was merged',
  'issues.escalation_level': 'level of the last office it was escalated to; 0: none',
  'issues.last_message_at':
    'time of the last message; the next message gets a later time, so a thread is read in commit order',
  'issues.lateness_changed_at':
    'when it was last marked as late or escalated; null: never, or before this column existed',
  'issues.next_escalation_at':
    'when the escalation to the next office is due; null: resolved, or already at the last level reached by time',
  'issues.pictures_changed_at':
    'when its media last changed (added, removed, redacted), or the issue it duplicates was hidden or shown; null: never',
  'issues.placed_at': 'when the ward of the issue was determined; null: still to be done',
  'issues.resolved_at': 'when it got its current resolution; null: it has none',
  'issues.responsible': 'chain of the responsible offices at that time',
  'issues.status': 'lifecycle status; changed only together with feed_status',
  'issues.withheld': 'hidden by moderation; an issue that is hidden but not withheld was merged into another',
  'mails.due_at': 'time of the next try',
  'mails.html': 'HTML part, if the previous release wrote it; null: see language',
  'mails.issue_ids': 'issues named in the mail; it is not sent while one of them is hidden',
  'mails.key':
    'identifies occasion and recipient, such as escalation:<issue>:<level>; at most one mail per key',
  'mails.language': 'language of the mail if it is also sent as HTML; null: sent as plain text only',
  'mails.priority': 'sending order: 0 mails somebody waits for, 1 alerts, 2 confirmations, 3 digests',
  'mails.subscription_id':
    'subscription of the mail; the mail is deleted when it ends; null: no subscription',
  'mails.taken_at': 'when sending started, valid until the mail is due again; null: not being sent',
  'mails.time_zone': 'time zone in which it is not sent from 22:00 to 08:00; null: sent at any hour',
  'mails.unsubscribe_url': 'URL of the one-click unsubscribe; null: no subscription',
  'media.issue_id': 'null: file of a channel post that has not become an issue',
  'media.picture_hash':
    'difference hash of an image; null: not an image, no contrast, or stored before hashes existed',
  'media.redacted_at': 'when city staff redacted it; it is no longer counted or shown',
  'media.state': 'awaited: the file of the upload is not yet received, checked and cleaned',
  'media.upload_dropped_at':
    'when files sent again after storing were removed, or it was certain that there were none',
  'media.widths': 'widths of the stored thumbnails',
  'mentions.category_keyword': 'keyword that decided the category; the detected category is a hint',
  'mentions.demo': 'sample post for trying the console; not shown in any feed',
  'mentions.verified': 'false: accepted without a signature, while no signing secret was configured',
  'messages.reactions': 'number of reactions per emoji; follows message_reactions',
  'office_replies.key':
    'digest of the sent form with its hidden key, the same form is the same reply; null: the form had no key',
  'office_replies.official_id': 'holder of the office at that time; never shown',
  'office_replies.status': 'feed status set by the reply; null: the reply changed no status',
  'outbound_messages.demo': 'sent in demo mode: recorded only',
  'outbound_templates.body': '{title} and {link} are replaced by those of the issue',
  'reporters.city': 'city of the first report',
  'reporters.words': 'words by which a search finds the reporter, in lower case',
  'sla_default_hours.hours': 'hours by label of the category',
  'sla_default_hours.valid_from':
    'applies to issues reported from this time on, until the next version is valid',
  'sla_pauses.ended_at': 'when the pause was ended early',
  'sla_pauses.ended_by': 'account of the console',
  'sla_pauses.paused_by': 'account of the console',
  'sla_policies.clock': 'calendar: all hours count; working: only hours of the working calendar of the city',
  'sla_policies.created_by': 'account of the console',
  'sla_policies.retired_at': 'time from which reports follow another policy; null: in force',
  'sla_policies.source_url': 'URL where the city published the policy',
  'sla_policies.ward': 'code of a ward of the city',
  'unsent_letters.official_id': 'holder of the office when the letter was last due to be written',
  'unsent_letters.recipient':
    'address that failed, that the office no longer has, or that another official has; empty: no address, or not tried',
  'unsent_letters.told':
    'reason in the last notification of city staff that the office was not reached: no-address, vacant or failed; null: not notified',
  'user_report_days.day': 'day in the time zone of the city of the report',
  'user_scores.first_report_at': 'time of the first publicly visible report',
  'wards.boundary': 'GeoJSON MultiPolygon; null: none is known',
  'wards.boundary_source': 'source of the boundary, as maps credit it; empty: not known',
  'wards.res_pct': 'share of issues resolved, in percent; set only for the wards of the leaderboard',
  'wards.trend': 'change of the score since the previous period',
  'webhook_attempts.failure': 'why it failed; null: the endpoint accepted the event',
  'webhook_attempts.number': 'counts from 1; restarts with each replay',
  'webhook_attempts.status': 'HTTP status of the answer; null: no answer',
  'webhook_deliveries.due_at': 'time of the next try',
  'webhook_deliveries.status':
    'withdrawn: an issue.hidden event that was not delivered before the issue was shown again',
  'webhook_endpoints.city_scope': 'ids of cities; null: all cities',
  'webhook_endpoints.client_id': 'Open311 client that manages it; null: managed by city staff',
  'webhook_endpoints.contact_email': 'address for the mail when it is disabled; null: no mail',
  'webhook_endpoints.created_by': 'account of the console; null: its client',
  'webhook_endpoints.failing_since':
    'first failure after the last success, or after a longer time without failures; null: not failing',
  'webhook_endpoints.former_secrets':
    'former secrets that also sign deliveries: secret and end time (ISO 8601), oldest first',
  'webhook_endpoints.held_until':
    'time until which it asked for no deliveries (Retry-After); null: not asked since its last success, new URL or enabling',
  'webhook_endpoints.last_failed_at': 'time of the last failure; null: never failed',
  'webhook_endpoints.removed_at':
    'when it was removed, a nightly job then deletes it with its deliveries; null: not removed',
  'webhook_endpoints.secret': 'secret that signs deliveries, shown once; empty: the endpoint was removed',
  'webhook_events.issue_id': 'issue of the event; null: a test event for an endpoint',
  'webhook_events.payload': 'body of its deliveries, as signed',
  'working_calendars.closes_minute':
    'minutes since midnight, in the time zone of the city; 1440 is the end of the day',
  'working_calendars.opens_minute': 'minutes since midnight, in the time zone of the city',
};
