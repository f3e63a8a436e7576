import { nameStaff, type ReadAct, type StaffAddresses } from './staff-addresses';

const ADDRESSES = new Map([['adm_1', 'staff@city.example']]);

describe('acts after the addresses of city staff are added', () => {
  const asked: string[][] = [];
  const staff: StaffAddresses = {
    of: (ids) => {
      asked.push([...ids]);
      return Promise.resolve(ADDRESSES);
    },
  };
  const act = (actorId: string | null, actorEmail: string | null = null): ReadAct => ({
    actorId,
    actorEmail,
  });
  beforeEach(() => asked.splice(0));

  it('have the address of the person who did them, who is looked up once', async () => {
    const acts = [act('adm_1'), act('adm_2'), act('adm_1'), act(null), act('usr_1', 'a@example.org')];
    expect(await nameStaff(acts, staff)).toEqual([
      act('adm_1', 'staff@city.example'),
      act('adm_2'),
      act('adm_1', 'staff@city.example'),
      act(null),
      act('usr_1', 'a@example.org'),
    ]);
    expect(asked).toEqual([['adm_1', 'adm_2']]);
  });

  it('keep a known address', async () => {
    expect(await nameStaff([act('adm_1', 'a@example.org'), act('adm_2')], staff)).toEqual([
      act('adm_1', 'a@example.org'),
      act('adm_2'),
    ]);
  });

  it('cause no lookup if all addresses are known or nobody did the acts', async () => {
    const acts = [act(null), act('usr_1', 'a@example.org')];
    expect(await nameStaff(acts, staff)).toEqual(acts);
    expect(asked).toEqual([]);
  });
});
