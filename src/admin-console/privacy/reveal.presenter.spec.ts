import { DATA_KINDS } from '../../kernel/personal-data';
import { presentRead, presentRevealed } from './reveal.presenter';

describe('personal data that is shown', () => {
  const user = { subject: 'usr_1', city: 'pune' as const, name: 'Asha', email: 'asha@example.org' };

  it('has the kinds that were asked for alone', () => {
    expect(presentRevealed(user, ['email'])).toStrictEqual({ email: 'asha@example.org' });
    expect(presentRevealed(user, ['name', 'phone'])).toStrictEqual({ name: 'Asha', phone: null });
  });

  it('is reached by what is known', () => {
    expect(presentRevealed({ ...user, contact: '+91 1' }, ['contact'])).toStrictEqual({ contact: '+91 1' });
    expect(presentRevealed(user, ['contact'])).toStrictEqual({ contact: 'asha@example.org' });
    expect(presentRevealed({ city: null, email: '', phone: '+91 2' }, ['contact'])).toStrictEqual({
      contact: '+91 2',
    });
    expect(presentRevealed({ city: null }, DATA_KINDS)).toStrictEqual({
      email: null,
      phone: null,
      name: null,
      contact: null,
      exactPlace: null,
    });
  });

  it('has a place with a point, an address, or both', () => {
    const place = (row: object) => presentRevealed({ city: 'pune', ...row }, ['exact_place']).exactPlace;
    expect(place({ lat: 1, lng: 2, address: '' })).toStrictEqual({ lat: 1, lng: 2, address: null });
    expect(place({ lat: null, lng: null, address: 'A' })).toStrictEqual({
      lat: null,
      lng: null,
      address: 'A',
    });
    expect(place({ lat: null, lng: null, address: '' })).toBeNull();
  });

  it('is logged with its reader', () => {
    const at = new Date('2026-03-14T10:00:00Z');
    const read = {
      ...{
        accountId: 'adm_1',
        role: 'city_admin',
        route: 'POST /x',
        purpose: 'other' as const,
        words: 'Why',
      },
      ...{ kinds: ['email' as const], cities: ['pune'], subjects: ['usr_1'] },
    };
    expect(presentRead({ id: '7', at, ...read })).toStrictEqual({
      id: 7,
      at: '2026-03-14T10:00:00.000Z',
      ...read,
    });
  });
});
