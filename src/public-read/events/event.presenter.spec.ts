import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentEvent } from './event.presenter';
import type { EventRow } from './event.queries';

const EVENT: EventRow = {
  id: 'evt_1',
  title: 'Carter Road clean-up',
  desc: 'Bring water',
  type: 'cleanup',
  city: 'Mumbai',
  date: '2026-03-01',
  time: '7:00 AM',
  duration: '2 hours',
  location: 'Carter Road promenade',
  maxAttendees: 60,
  organiser: 'Asha',
  impact: 'Two tonnes of plastic',
  status: 'upcoming',
  attendees: [{ name: 'Ravi', avatar: '' }],
};

describe('an event', () => {
  it('shows every column read', () => {
    expect(presentEvent(EVENT)).toStrictEqual(EVENT);
    const { attendees, ...columns } = EVENT;
    expect(columnsNotPresented(columns, (row) => presentEvent({ ...row, attendees }))).toEqual([]);
  });

  it('shows only the names and pictures of its attendees', () => {
    const attendees = [{ name: 'Ravi', avatar: '', userId: 'usr_1' }];
    expect(presentEvent({ ...EVENT, attendees, words: 'carter road' } as EventRow)).toStrictEqual(EVENT);
  });
});
