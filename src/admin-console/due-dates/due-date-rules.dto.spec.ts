import 'reflect-metadata';
import { check } from '../../api/validation/request-validation.pipe';
import { NewHolidayDto } from './due-date-rules.dto';

describe('The name of a holiday', () => {
  it('has one line, and no controls of the direction', () => {
    const holiday = {
      cityId: 'mumbai',
      date: '2026-11-08',
      name: ' \u202eDiwali\r\n(second\u2028day)\u2069 ',
    };
    expect(check(NewHolidayDto, holiday).value).toMatchObject({ name: 'Diwali (second day)' });
  });
});
