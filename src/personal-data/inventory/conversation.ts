import { act, contact, id, identity, none, PEOPLE, picture, place, table, words } from './entries';
import type { Handling, Inventory } from './vocabulary';

const CONTRIBUTION: Handling = {
  whose: 'citizen',
  purpose: 'discussion',
  ground: 'voluntary',
  shown: PEOPLE,
  kept: 'issue',
  erased: 'parted',
  exported: true,
};

export const MESSAGES: Inventory = {
  messages: table(
    CONTRIBUTION,
    none('id issue_id reactions answer'),
    id('author_id deleted_by'),
    words('content', { erased: 'replaced' }),
    act('created_at edited_at deleted_at'),
  ),
  message_reactions: table(
    { ...CONTRIBUTION, purpose: 'support', shown: ['own'] },
    none('message_id'),
    id('user_id'),
    act('emoji created_at'),
  ),
};

const PHOTO: Handling = { ...CONTRIBUTION, purpose: 'report' };

/** A redacted item is kept for so long, as city staff can show it again. */
const REDACTED: Partial<Handling> = {
  whose: 'staff',
  purpose: 'moderation',
  ground: 'employment',
  shown: ['console'],
  kept: 'redacted-media',
  erased: 'stays',
  exported: false,
};

export const MEDIA: Inventory = {
  media: table(
    PHOTO,
    none('id issue_id type state mime_type size_bytes widths upload_expires_at purge_tried_at purged_at'),
    none('upload_dropped_at deleted_at object_key stale_keys cleaned_at clean_tried_at'),
    words('post_url', { erased: 'deleted' }),
    id('added_by deleted_by', { shown: ['console'] }),
    act('added_at stored_at'),
    act('redacted_at', REDACTED),
    picture('picture_hash', { shown: [], erased: 'deleted', exported: false }),
    act('taken_at', { shown: [], erased: 'deleted' }),
    place('taken_lat taken_lng', { shown: [], erased: 'deleted' }),
  ),
  waiting_pictures: table(
    { ...PHOTO, shown: [], kept: 'uploads', erased: 'deleted' },
    none('media_id issue_id tries next_try_at created_at'),
    id('added_by'),
    picture('url'),
    picture('bytes', { exported: false }),
  ),
};

/** Who flagged what is never shown, not to city staff either. */
const FLAG: Handling = {
  ...CONTRIBUTION,
  purpose: 'moderation',
  shown: ['own'],
  kept: 'unlimited',
};

export const FLAGS: Inventory = {
  flags: table(
    FLAG,
    none('id target_kind target_id issue_id reason status reporter_count created_at updated_at resolved_at'),
    id('resolved_by', {
      whose: 'staff',
      ground: 'employment',
      shown: ['console'],
      erased: 'stays',
      exported: false,
    }),
  ),
  flag_reports: table(
    FLAG,
    none('target_kind target_id flag_id'),
    id('user_id'),
    act('reason at'),
    words('note', { shown: ['console'], kept: 'flag-notes', erased: 'emptied' }),
  ),
};

const REPAIR: Handling = { ...CONTRIBUTION, purpose: 'verification' };
const ANSWER: Handling = { ...REPAIR, shown: [] };

export const RESOLUTION: Inventory = {
  issue_resolutions: table(
    REPAIR,
    none('id issue_id media_ids dropped_at settled_at reason office_id duplicate_of until'),
    words('description', { erased: 'replaced' }),
    id('resolver_id'),
    identity('resolver_name', { erased: 'replaced' }),
    none('resolver_role'),
    act('resolved_at'),
  ),
  resolution_ratings: table(
    { ...REPAIR, shown: ['own'] },
    none('resolution_id'),
    id('user_id'),
    act('vote at'),
  ),
  reopen_requests: table(
    { ...REPAIR, shown: ['token', 'console'] },
    none('id issue_id resolution_id status reviewed_at'),
    id('user_id'),
    words('reason', { erased: 'replaced' }),
    act('at'),
    id('reviewed_by', { whose: 'staff', ground: 'employment', erased: 'stays', exported: false }),
  ),
  after_photos: table(
    { ...REPAIR, shown: [], exported: false },
    none('media_id resolution_id issue_id flags'),
    picture('picture_hash hash_parts'),
  ),
  issue_confirmations: table(
    { ...REPAIR },
    none(
      'id issue_id resolution_id city ward category department_id unit_id asked_at ended_at decided_at outcome',
    ),
  ),
  issue_confirmation_recipients: table(
    ANSWER,
    none('confirmation_id issue_id'),
    id('person user_id'),
    contact('email', { whose: 'follower', kept: 'decided', erased: 'deleted' }),
    act('told_at'),
  ),
  issue_confirmation_answers: table(
    ANSWER,
    none('confirmation_id issue_id is_new_account is_reporter media_id'),
    id('person'),
    id('network device', { ground: 'safeguard', kept: 'decided', erased: 'expires', exported: false }),
    act('answer at'),
    words('words', { shown: ['console'], erased: 'emptied' }),
  ),
  photo_needs: table(REPAIR, none('category')),
};
