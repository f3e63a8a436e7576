import { pageOfTarget } from './targets';

const of = (targetType: string, targetId: string, before: unknown = null, after: unknown = null) =>
  pageOfTarget({ targetType, targetId, before, after });

describe('the page of the target of a record', () => {
  it('is that of the target, or the list that contains it', () => {
    expect(of('issue', 'iss_1')).toEqual({ path: '/feed/iss_1' });
    expect(of('flag', 'flg_1')).toEqual({ path: '/flags', query: { flag: 'flg_1' } });
    expect(of('console_account', 'adm_1')).toEqual({ path: '/access', query: { tab: 'accounts' } });
    expect(of('console_account', 'ravi@city.example')).toEqual({ path: '/access', query: { tab: 'invite' } });
    expect(of('city', 'pune')).toEqual({ path: '/geography', query: { city: 'pune', tab: 'cities' } });
  });

  it('of a ward is in its city, if the record has one', () => {
    const page = { path: '/geography/wrd_1', query: { city: 'pune' } };
    expect(of('ward', 'wrd_1', { cityId: 'pune' }, null)).toEqual(page);
    expect(of('ward', 'wrd_1', { cityId: 'mumbai' }, { cityId: 'pune' })).toEqual(page);
    expect(of('ward', 'wrd_1', { sha256: 'x' }, null)).toBeUndefined();
  });

  it('of a cluster and of a post is the issue that their record has', () => {
    const page = { path: '/feed/iss_1' };
    const before = { merged: false, members: ['iss_1', 'iss_2'] };
    expect(of('duplicate_cluster', 'dup_1', before, { merged: true })).toEqual(page);
    expect(of('channel_mention', 'men_1', { converted: false }, { issueId: 'iss_1' })).toEqual(page);
    expect(of('channel_mention', 'men_1', { converted: false }, {})).toBeUndefined();
  });

  it('of a policy is the list of its city, or of any city for a policy of all cities', () => {
    const page = { path: '/due-dates', query: { city: 'pune' } };
    expect(of('sla_policy', 'pol_1', null, { city: 'pune' })).toEqual(page);
    expect(of('sla_policy', 'pol_1', null, { city: null })).toEqual({ path: '/due-dates' });
  });

  it('does not exist for a target without a page, and for an import of many', () => {
    expect(of('duplicate_cluster', 'dup_1')).toBeUndefined();
    expect(of('user', 'usr_1')).toBeUndefined();
    expect(of('official', '*')).toBeUndefined();
    expect(of('toString', 'x')).toBeUndefined();
  });
});
