import { presentAnswer } from './answer.presenter';

const MESSAGE = {
  messageId: 'msg_1',
  issueId: 'iss_1',
  content: 'On Monday',
  author: { userId: 'unt_1', displayName: 'Roads', avatarUrl: null, role: 'official' },
  reactions: {},
  createdAt: new Date('2026-03-01T10:00:00Z'),
  editedAt: null,
  answer: true,
  deleted: false,
} as const;

describe('an answer', () => {
  it('is shown as a message of the thread, with its unit and how long it waits', () => {
    const waitsUntil = new Date('2026-03-08T10:00:00Z');
    expect(presentAnswer({ message: MESSAGE, unitId: 'unt_1', waitsUntil })).toStrictEqual({
      messageId: 'msg_1',
      issueId: 'iss_1',
      content: 'On Monday',
      author: MESSAGE.author,
      reactions: {},
      createdAt: '2026-03-01T10:00:00.000Z',
      answer: true,
      unitId: 'unt_1',
      waitsUntil: '2026-03-08T10:00:00.000Z',
    });
    expect(presentAnswer({ message: MESSAGE, unitId: null, waitsUntil: null })).toMatchObject({
      unitId: null,
      waitsUntil: null,
    });
  });
});
