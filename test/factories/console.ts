import { ConsoleAccountsService } from '../../src/admin-console/auth/console-accounts.service';
import { ConsoleSessionService } from '../../src/admin-console/auth/console-session.service';
import type { CitySlug } from '../../src/kernel/cities';
import type { CategorySlug } from '../../src/kernel/categories';
import type { ConsoleActor, ConsoleRole } from '../../src/kernel/console';
import type { ApiClient } from '../support/network/client';
import type { TestService } from '../support/service/service';

let count = 0;

/** A member of city staff, signed in. */
export interface StaffMember extends ConsoleActor {
  password: string;
  /** The session as a Cookie header. */
  cookie: string;
  /** An API client with the session. */
  api: ApiClient;
}

interface StaffRights {
  role?: ConsoleRole;
  cityScope?: CitySlug[] | null;
  wards?: string[];
  categories?: CategorySlug[];
  name?: string;
}

/** Creates a console account with a session. */
export async function staffMember(
  service: TestService,
  { role = 'super_admin', cityScope = null, wards = [], categories = [], name }: StaffRights = {},
): Promise<StaffMember> {
  const number = ++count;
  const password = `a long password ${number}`;
  const account = await service.app.get(ConsoleAccountsService, { strict: false }).create({
    email: `staff-${number}@city.example`,
    name: name ?? `Staff ${number}`,
    role,
    cityScope,
    wards,
    categories,
    password,
  });
  if (!account) throw new Error('the account is there already');
  const { token } = await service.app.get(ConsoleSessionService, { strict: false }).begin(account);
  const cookie = `admin_session=${token}`;
  return {
    ...account,
    permissions: null,
    scope: {},
    contacts: false,
    hasTotp: false,
    language: null,
    password,
    cookie,
    api: service.consoleApi.with({ cookie }),
  };
}
