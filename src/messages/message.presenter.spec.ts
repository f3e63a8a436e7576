import { columnsNotPresented } from '../../test/support/source/every-column';
import type { MessageForReader } from './message';
import { presentDeleted, presentMessage, presentPosted, presentReacted } from './message.presenter';

const AUTHOR = { userId: 'usr_1', displayName: 'Asha', avatarUrl: null, role: 'citizen' } as const;
const MESSAGE: MessageForReader = {
  messageId: 'msg_1',
  issueId: 'iss_1',
  content: 'Still dark',
  author: { ...AUTHOR, email: 'not to be shown' } as MessageForReader['author'],
  reactions: { '👍': 2 },
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  editedAt: null,
  answer: false,
  deleted: false,
  myReaction: '👍',
  mine: false,
};
const POSTED = {
  messageId: 'msg_1',
  issueId: 'iss_1',
  content: 'Still dark',
  author: AUTHOR,
  reactions: { '👍': 2 },
  createdAt: '2026-03-01T10:00:00.123Z',
  answer: undefined,
};

describe('a message', () => {
  it('is presented with each of its columns, and with the public ones of its author', () => {
    const { author, ...message } = { ...MESSAGE, editedAt: new Date('2026-03-01T10:05:00Z') };
    expect(columnsNotPresented(message, (row) => presentMessage({ ...row, author }))).toEqual([]);
    expect(columnsNotPresented(author, (row) => presentMessage({ ...message, author: row }))).toEqual([
      'email',
    ]);
  });

  it('is answered to its author without the fields of a reader', () => {
    expect(presentPosted(MESSAGE)).toStrictEqual(POSTED);
  });

  it('shows a reader their own reaction', () => {
    expect(presentMessage(MESSAGE)).toStrictEqual({
      ...POSTED,
      myReaction: '👍',
      editedAt: null,
      deleted: undefined,
      mine: undefined,
    });
  });

  it('shows when it was edited, that it is deleted, and that the reader wrote it without their name', () => {
    const editedAt = new Date('2026-03-01T10:05:00Z');
    expect(
      presentMessage({ ...MESSAGE, editedAt, deleted: true, mine: true, myReaction: null }),
    ).toStrictEqual({
      ...POSTED,
      myReaction: null,
      editedAt: '2026-03-01T10:05:00.000Z',
      deleted: true,
      mine: true,
    });
  });
});

describe('an answer of the city', () => {
  it('is marked, also in the answer to its author', () => {
    expect(presentMessage({ ...MESSAGE, answer: true }).answer).toBe(true);
    expect(presentPosted({ ...MESSAGE, answer: true }).answer).toBe(true);
  });
});

describe('the answer to a change of a message', () => {
  it('shows the counts and the reader’s own reaction', () => {
    expect(presentReacted('msg_1', { reactions: { '🙏': 1 }, myReaction: '🙏' })).toStrictEqual({
      messageId: 'msg_1',
      reactions: { '🙏': 1 },
      myReaction: '🙏',
    });
  });

  it('confirms a deletion', () => {
    expect(presentDeleted('msg_1')).toStrictEqual({ messageId: 'msg_1', deleted: true });
  });
});
