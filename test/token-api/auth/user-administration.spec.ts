import type { ChangedRoleDto, UserListDto } from '../../../src/auth/dto/user-administration.dto';
import { ACCOUNT_ROLES, type AccountRole } from '../../../src/kernel/people/roles';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

describe('user administration', () => {
  let service: TestService;
  let superadmin: TestPerson;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await startService();
    superadmin = await person(service, { name: 'Chief', role: 'superadmin' });
    admin = await person(service, { name: 'Desk', role: 'admin' });
  });
  afterAll(() => service.stop());

  const change = (who: TestPerson, userId: string, role: unknown) =>
    service.tokenApi.as(who).patch<Envelope<ChangedRoleDto>>(`/api/users/${userId}/role`, { role });
  const roleOf = async (id: string) =>
    (await service.database.sql<{ role: AccountRole }>('select role from users where id = $1', [id]))[0]
      ?.role;
  const auditOf = (id: string) =>
    service.database.sql(
      `select actor_id, action, before, after from audit_records where target_kind = 'user' and target_id = $1 order by id`,
      [id],
    );

  describe('PATCH /api/users/:userId/role', () => {
    it('changes the role, answers the account, and records who did it', async () => {
      const asha = await person(service, { name: 'Asha' });
      const { status, body } = await change(admin, asha.id, 'power_user');
      expect([status, body.data]).toEqual([
        200,
        {
          userId: asha.id,
          name: 'Asha',
          email: asha.email,
          role: 'power_user',
          updatedAt: expect.stringMatching(/\.\d{3}Z$/) as string,
        },
      ]);
      expect(await auditOf(asha.id)).toEqual([
        { actor_id: admin.id, action: 'user.role', before: { role: 'user' }, after: { role: 'power_user' } },
      ]);
    });

    it('refuses a viewer’s next contribution', async () => {
      const asha = await person(service);
      await reportedIssue(service, { by: asha });
      await change(admin, asha.id, 'viewer');
      await expect(reportedIssue(service, { by: asha })).rejects.toThrow(/FORBIDDEN/);
    });

    it('changes and records nothing if the role is the same', async () => {
      const asha = await person(service);
      const before = await service.database.sql('select updated_at from users where id = $1', [asha.id]);
      expect((await change(admin, asha.id, 'user')).status).toBe(200);
      expect(await service.database.sql('select updated_at from users where id = $1', [asha.id])).toEqual(
        before,
      );
      expect(await auditOf(asha.id)).toEqual([]);
    });

    it('lets a superadmin set every role, and an admin only lower ones', async () => {
      for (const from of ACCOUNT_ROLES) {
        for (const to of ACCOUNT_ROLES) {
          for (const who of [superadmin, admin]) {
            const target = await person(service, { role: from });
            const high = [from, to].some((role) => role === 'admin' || role === 'superadmin');
            const expected = who === admin && high ? 403 : 200;
            expect([from, to, (await change(who, target.id, to)).status]).toEqual([from, to, expected]);
            expect(await roleOf(target.id)).toBe(expected === 200 ? to : from);
          }
        }
      }
      await service.database.sql(`update users set role = 'user' where role = 'superadmin' and id <> $1`, [
        superadmin.id,
      ]);
    });

    it.each([['chief'], [''], [null], [7], [['admin']]])('refuses the role %j', async (role) => {
      expect((await change(admin, superadmin.id, role)).status).toBe(400);
    });

    it('answers 404 for an unknown user', async () => {
      expect((await change(admin, 'usr_unknown', 'user')).status).toBe(404);
    });

    it('keeps one superadmin, even if two demote each other concurrently', async () => {
      expect((await change(superadmin, superadmin.id, 'user')).status).toBe(409);
      for (let round = 0; round < 5; round++) {
        const [one, two] = [
          await person(service, { role: 'superadmin' }),
          await person(service, { role: 'superadmin' }),
        ];
        await service.database.sql(`update users set role = 'user' where id = $1`, [superadmin.id]);
        const statuses = await Promise.all([change(one, two.id, 'user'), change(two, one.id, 'user')]);
        expect(statuses.map(({ status }) => status).sort()).toEqual([200, 403]);
        const left = await service.database.sql(`select id from users where role = 'superadmin'`);
        expect(left).toHaveLength(1);
        await service.database.sql(`update users set role = 'user' where role = 'superadmin'`);
        await service.database.sql(`update users set role = 'superadmin' where id = $1`, [superadmin.id]);
      }
    });
  });

  describe('GET /api/admin/users', () => {
    const list = async (query = '') =>
      (await service.tokenApi.as(admin).get<Envelope<UserListDto>>(`/api/admin/users${query}`)).body.data;

    it('lists all accounts in pages, newest first', async () => {
      const newest = await person(service, { name: 'Newest' });
      const seen: string[] = [];
      let first: UserListDto['items'][number] | undefined;
      for (let lastKey: string | null = ''; lastKey !== null;) {
        const page: UserListDto = await list(`?limit=7${lastKey && `&lastKey=${lastKey}`}`);
        expect(Object.keys(page).sort()).toEqual(['count', 'items', 'nextKey']);
        first ??= page.items[0];
        seen.push(...page.items.map(({ userId }) => userId));
        lastKey = page.nextKey;
      }
      expect(first).toEqual({
        userId: newest.id,
        name: 'Newest',
        email: newest.email,
        role: 'user',
        avatar: null,
        createdAt: expect.stringMatching(/\.\d{3}Z$/) as string,
        lastSeen: expect.stringMatching(/\.\d{3}Z$/) as string,
      });
      const all = await service.database.sql<{ n: number }>('select count(*)::int as n from users');
      expect([seen.length, new Set(seen).size]).toEqual([all[0]?.n, all[0]?.n]);
    });

    it.each(['?limit=0', '?limit=101', '?lastKey=x'])('refuses %s', async (query) => {
      expect((await service.tokenApi.as(admin).get(`/api/admin/users${query}`)).status).toBe(400);
    });
  });
});
