import { staffMember, type StaffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/admin/integrations/routing/keywords';

interface Listed {
  category: string;
  keywords: Array<{ id: string; keyword: string }>;
}

describe('a routing keyword that is removed and added again', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  afterAll(() => service.stop());

  const add = (category: string, keyword: string) =>
    staff.api.post<{ id: string; keyword: string }>(PATH, { category, keyword });
  const remove = async (id: string) => (await staff.api.delete(`${PATH}/${id}`)).status;
  const listed = async (category: string, keyword: string) => {
    const { body } = await staff.api.get<Listed[]>(PATH);
    return body
      .find((each) => each.category === category)!
      .keywords.filter((each) => each.keyword === keyword);
  };
  const stored = (table: 'keywords' | 'removed_keywords', keyword: string) =>
    service.database.sql(
      `select id, target, label, keyword, language, weight, romanised, created_at from ${table}
        where lower(keyword) = lower($1) order by id`,
      [keyword],
    );

  it('is one keyword in all its languages, and is as it was', async () => {
    const several = await service.database.sql<{ label: string; keyword: string }>(
      `select label, keyword from keywords where kind = 'category'
        group by label, keyword having count(distinct language) > 1 order by keyword`,
    );
    expect(several.length).toBeGreaterThan(10);
    for (const { label, keyword } of several) {
      const before = await stored('keywords', keyword);
      const [row, ...others] = await listed(label, keyword);
      expect(others).toEqual([]);
      expect((await add(label, keyword)).status).toBe(409);
      expect(await remove(row!.id)).toBe(200);
      expect(await listed(label, keyword)).toEqual([]);
      // The id of the response is the one in the list.
      expect((await add(label, keyword)).body).toEqual({ ...row, category: label });
      expect([await stored('keywords', keyword), await stored('removed_keywords', keyword)]).toEqual([
        before,
        [],
      ]);
    }
  });

  it('is found in any letter case', async () => {
    const [capital] = await service.database.sql<{ id: string; label: string; keyword: string }>(
      `select id, label, keyword from keywords where kind = 'category' and keyword <> lower(keyword) limit 1`,
    );
    const before = await stored('keywords', capital!.keyword);
    expect((await add(capital!.label, capital!.keyword.toLowerCase())).status).toBe(409);
    expect(await remove(capital!.id)).toBe(200);
    expect((await add(capital!.label, capital!.keyword)).status).toBe(200);
    expect(await stored('keywords', capital!.keyword)).toEqual(before);
  });

  it('is not added twice if a previous version of the service has added it meanwhile', async () => {
    const { body } = await add('Safety', 'zzphantom');
    expect(await remove(body.id)).toBe(200);
    await service.database.sql(
      `insert into keywords (id, kind, target, label, keyword, weight)
       values ('kwd_before', 'category', 'safety', 'Safety', 'zzphantom', 2)`,
    );
    expect((await add('Safety', 'zzphantom')).status).toBe(409);
    expect(await listed('Safety', 'zzphantom')).toEqual([{ id: 'kwd_before', keyword: 'zzphantom' }]);
  });

  it('is either there or removed, whatever happens at the same time', async () => {
    const { body } = await add('Safety', 'zztogether');
    await service.database.sql(`update keywords set language = 'en', weight = 4 where id = $1`, [body.id]);
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        remove(body.id),
        add('Safety', 'zztogether'),
        remove(body.id),
        add('Safety', 'zztogether'),
      ]);
      const both = [
        ...(await stored('keywords', 'zztogether')),
        ...(await stored('removed_keywords', 'zztogether')),
      ];
      expect(both).toEqual([expect.objectContaining({ id: body.id, language: 'en', weight: 4 })]);
    }
  });
});
