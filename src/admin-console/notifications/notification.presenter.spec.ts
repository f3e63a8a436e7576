import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { Notification } from '../entities/notification.entity';
import { presentNotification } from './notification.presenter';

const READ: Notification = {
  id: 'ntf_1',
  kind: 'flag',
  title: 'A comment was flagged: spam',
  targetType: 'flag',
  targetId: 'flg_1',
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  readAt: new Date('2026-03-01T11:00:00.123Z'),
  readBy: 'adm_1',
  accountId: 'adm_1',
};
const SHOWN = {
  id: 'ntf_1',
  kind: 'flag',
  title: 'A comment was flagged: spam',
  targetType: 'flag',
  targetId: 'flg_1',
  createdAt: '2026-03-01T10:00:00.123Z',
  readAt: '2026-03-01T11:00:00.123Z',
  readBy: 'adm_1',
};

describe('a notification of the console', () => {
  it('shows each of its columns but the account that alone sees it', () => {
    expect(presentNotification(READ)).toStrictEqual(SHOWN);
    expect(columnsNotPresented(READ, presentNotification)).toEqual(['accountId']);
  });

  it('has null as its reader while it is unread', () => {
    expect(presentNotification({ ...READ, readAt: null, readBy: null })).toMatchObject({
      readAt: null,
      readBy: null,
    });
  });

  it('shows no other columns', () => {
    expect(presentNotification({ ...READ, internal: 1 } as Notification)).toStrictEqual(SHOWN);
  });
});
