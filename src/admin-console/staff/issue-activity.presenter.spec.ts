import { presentActivity } from './issue-activity.presenter';
import type { EventEntry, MessageEntry } from './issue-activity.queries';

const AT = new Date('2026-03-01T10:00:00Z');
const EVENT: EventEntry = {
  at: AT,
  id: 'status_7',
  act: null,
  from: 'new',
  to: 'ack',
  note: 'Seen',
  authorId: 'adm_1',
  authorName: 'Asha',
  before: null,
  after: null,
};
const MESSAGE: MessageEntry = {
  at: AT,
  id: 'msg_1',
  text: 'Still dark',
  authorId: 'usr_1',
  authorName: 'Meera',
  deleted: false,
  answer: false,
  accountId: null,
  accountName: null,
  isQuestion: false,
};
const event = (change: Partial<EventEntry>) =>
  presentActivity({ kind: 'event', entry: { ...EVENT, ...change } }, 'iss_1');
const message = (change: Partial<MessageEntry>) =>
  presentActivity({ kind: 'message', entry: { ...MESSAGE, ...change } }, 'iss_1');

describe('an entry of the activity', () => {
  it('shows a change of status with both of its statuses', () => {
    expect(event({})).toStrictEqual({
      kind: 'status',
      id: 'status_7',
      at: '2026-03-01T10:00:00.000Z',
      author: { id: 'adm_1', name: 'Asha' },
      text: 'Seen',
      event: 'New to Acknowledged by Asha',
      from: 'new',
      to: 'ack',
    });
  });

  it.each([
    [{ act: 'issue.toggle_hidden', after: { hidden: true } }, 'toggle_hidden', 'Hidden by Asha'],
    [{ act: 'assigned', to: 'Ravi' }, 'assign', 'Assigned to Ravi by Asha'],
    [{ act: 'duplicate_cluster.merge' }, 'merge', 'Merged as a duplicate by Asha'],
  ])('shows the act %j as %s: %s', (change, kind, sentence) => {
    const shown = event(change);
    expect([shown.kind, shown.event]).toEqual([kind, sentence]);
    expect(shown).not.toHaveProperty('to');
  });

  it('shows that the service did something, as by nobody', () => {
    expect(event({ authorId: null, authorName: null }).author).toBeNull();
  });

  it('shows a message by its author, and an answer by the account that wrote it', () => {
    expect(message({})).toStrictEqual({
      kind: 'message',
      id: 'msg_1',
      at: '2026-03-01T10:00:00.000Z',
      text: 'Still dark',
      event: null,
      deleted: undefined,
      author: { id: 'usr_1', name: 'Meera' },
    });
    const account = { accountId: 'adm_1', accountName: 'Asha' };
    expect(
      message({ answer: true, authorName: 'Roads', isQuestion: true, deleted: true, ...account }),
    ).toMatchObject({
      kind: 'answer',
      author: { id: 'adm_1', name: 'Asha' },
      unit: 'Roads',
      question: true,
      deleted: true,
    });
  });
});
