import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { SlaPolicyRecord } from '../../due-dates';
import { presentCalendar, presentHoliday, presentPolicy } from './due-date-rules.presenter';

const POLICY: SlaPolicyRecord = {
  id: 'slp_1',
  city: 'mumbai',
  category: 'road',
  priority: 'high',
  ward: 'H/West',
  hours: 24,
  clock: 'working',
  sourceUrl: 'https://city.example/charter.pdf',
  validFrom: new Date('2026-11-01T00:00:00Z'),
  retiredAt: new Date('2026-11-08T00:00:00Z'),
  createdBy: 'adm_1',
  createdAt: new Date('2026-11-01T00:00:00Z'),
};

describe('a policy in the console', () => {
  it('shows its scope and when it was in force, but not its author', () => {
    expect(presentPolicy(POLICY)).toStrictEqual({
      id: 'slp_1',
      cityId: 'mumbai',
      category: 'road',
      priority: 'high',
      ward: 'H/West',
      hours: 24,
      clock: 'working',
      sourceUrl: 'https://city.example/charter.pdf',
      validFrom: '2026-11-01T00:00:00.000Z',
      retiredAt: '2026-11-08T00:00:00.000Z',
    });
  });

  it('shows every column except its author and when it was written', () => {
    expect(columnsNotPresented(POLICY, presentPolicy)).toEqual(['createdBy', 'createdAt']);
  });

  it('has null for attributes it does not restrict, and for its end while it is in force', () => {
    const open = { city: null, category: null, priority: null, ward: null, sourceUrl: null, retiredAt: null };
    expect(presentPolicy({ ...POLICY, ...open })).toStrictEqual({
      id: 'slp_1',
      cityId: null,
      category: null,
      priority: null,
      ward: null,
      hours: 24,
      clock: 'working',
      sourceUrl: null,
      validFrom: '2026-11-01T00:00:00.000Z',
      retiredAt: null,
    });
  });
});

describe('the working hours of a city', () => {
  it('are the stored ones, as times of day', () => {
    const stored = { weekdays: [1, 6], opensMinute: 570, closesMinute: 1440 };
    expect(presentCalendar('pune', stored)).toStrictEqual({
      cityId: 'pune',
      weekdays: [1, 6],
      opens: '09:30',
      closes: '24:00',
      isUsual: false,
    });
    expect(columnsNotPresented(stored, (row) => presentCalendar('pune', row))).toEqual([]);
  });

  it('are the default ones if none are stored', () => {
    expect(presentCalendar('pune', undefined)).toStrictEqual({
      cityId: 'pune',
      weekdays: [1, 2, 3, 4, 5],
      opens: '10:00',
      closes: '18:00',
      isUsual: true,
    });
  });
});

describe('a holiday', () => {
  it('has its city, day and name', () => {
    const holiday = { city: 'pune', date: '2026-11-08', name: 'Diwali' } as const;
    expect(presentHoliday(holiday)).toStrictEqual({ cityId: 'pune', date: '2026-11-08', name: 'Diwali' });
    expect(columnsNotPresented(holiday, presentHoliday)).toEqual([]);
  });
});
