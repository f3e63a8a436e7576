import { columnsNotPresented } from '../../../test/support/source/every-column';
import { sentenceOf } from './activity.presenter';
import type { ActivityRow } from './feed-activity.queries';

const NOTHING: ActivityRow = {
  at: new Date(0),
  from: null,
  to: null,
  act: null,
  by: null,
  note: null,
  before: null,
  after: null,
};

describe('an event of an issue', () => {
  it.each<[string, Partial<ActivityRow>]>([
    ['Reported', { to: 'new' }],
    ['Reported by Asha', { to: 'new', by: 'Asha', note: 'not shown' }],
    ['New to Acknowledged', { from: 'new', to: 'ack' }],
    ['New to In progress by Asha: at last', { from: 'new', to: 'progress', by: 'Asha', note: 'at last' }],
    [
      'Assigned to Ward Officer by Asha: first',
      { act: 'assigned', to: 'Ward Officer', by: 'Asha', note: 'first' },
    ],
    ['Assigned to ', { act: 'assigned' }],
    [
      'Escalated mark set by Asha',
      { act: 'issue.force_escalate', by: 'Asha', before: { forced: false }, after: { forced: true } },
    ],
    ['Escalated mark taken back', { act: 'issue.force_escalate', after: { forced: false } }],
    ['SLA label paused', { act: 'issue.toggle_pause_sla', after: { slaPaused: true } }],
    ['SLA label resumed', { act: 'issue.toggle_pause_sla', after: { slaPaused: false } }],
    ['Closed mark set', { act: 'issue.toggle_closed', after: { closed: true } }],
    ['Closed mark taken back', { act: 'issue.toggle_closed', after: { closed: false } }],
    ['Hidden by Asha', { act: 'issue.toggle_hidden', by: 'Asha', after: { hidden: true } }],
    ['Restored', { act: 'issue.toggle_hidden', after: { hidden: false } }],
    ['Pinned', { act: 'issue.toggle_pinned', after: { pinned: true } }],
    ['Unpinned', { act: 'issue.toggle_pinned', after: { pinned: false } }],
    ['Passed to Local Police', { act: 'issue.reassign', after: { chainRoleOverride: 'Local Police' } }],
    ['Passed to the usual role', { act: 'issue.reassign', after: { chainRoleOverride: null } }],
    [
      'Media item 3 redacted: a face',
      {
        act: 'issue.toggle_redact_media',
        note: 'a face',
        before: { redactedMedia: [0] },
        after: { redactedMedia: [0, 2] },
      },
    ],
    [
      'Media item 1 shown again',
      { act: 'issue.toggle_redact_media', before: { redactedMedia: [0, 2] }, after: { redactedMedia: [2] } },
    ],
    ['Media redacted or shown again', { act: 'issue.toggle_redact_media' }],
    ['Resolved as repaired', { act: 'issue.resolve', after: { outcome: 'repaired' } }],
    [
      'Resolved without a repair (planned) by Asha',
      { act: 'issue.resolve', by: 'Asha', after: { outcome: 'not_repaired', reason: 'planned' } },
    ],
    ['Photos added by Asha', { act: 'issue.add_photos', by: 'Asha', after: { media: ['med_1'] } }],
    [
      'Photos not stored and taken back',
      { act: 'issue.add_photos', before: { media: ['med_1'] }, after: { media: [] } },
    ],
    ['Due date paused by Asha', { act: 'issue.pause_clock', by: 'Asha' }],
    ['Pause of the due date ended', { act: 'issue.resume_clock' }],
    ['Escalated to the MP: A year', { act: 'issue.escalate_to_mp', note: 'A year' }],
    [
      'Category: Infrastructure to Roads',
      {
        act: 'issue.change_category',
        before: { category: 'infrastructure' },
        after: { category: 'road' },
      },
    ],
    [
      'Merged as a duplicate by Asha',
      { act: 'duplicate_cluster.merge', by: 'Asha', after: { canonicalIssueId: 'iss_2' } },
    ],
    ['Merge undone by Asha', { act: 'duplicate_cluster.undo', by: 'Asha' }],
    ['Merged with its duplicates', { act: 'duplicate_cluster.merge', after: { canonicalIssueId: 'iss_1' } }],
    [
      'Reply of an office by Ward Officer, H/West: Work begins',
      { act: 'issue.office_reply', by: 'Ward Officer, H/West', note: 'Work begins' },
    ],
    ['issue.something_new', { act: 'issue.something_new' }],
  ])('reads "%s"', (text, change) => {
    expect(sentenceOf({ ...NOTHING, ...change }, 'iss_1')).toBe(text);
  });

  it('has every column in its sentence except the time', () => {
    const change = { before: { category: 'road' }, after: { category: 'hygiene' } };
    const row: ActivityRow = {
      ...{ at: new Date(0), from: 'new', to: 'ack', by: 'Asha', note: 'why' },
      ...{ act: 'issue.change_category', ...change },
    };
    const present = (each: ActivityRow) => [
      sentenceOf(each, 'iss_1'),
      sentenceOf({ ...each, act: null }, 'iss_1'),
    ];
    expect(columnsNotPresented(row, present)).toEqual(['at']);
  });
});
