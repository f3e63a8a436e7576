import { useState } from 'preact/hooks';
import { CATEGORIES } from '../../../../../kernel/categories';
import { CITY_SLUGS } from '../../../../../kernel/cities';
import { textIn } from '../../../../../kernel/languages';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { SelectField, Tick } from '../../kit/forms/fields';
import { changeOf, FormBody, useForm } from '../../kit/forms/form';
import { Page, Part } from '../../kit/page';
import { type Read, useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Refusal } from '../../refusal';
import { hrefOf } from '../../router';
import { beginSession, session } from '../../session';
import { readUnits } from '../../shared-reads';
import { useStore } from '../../store';
import { citiesOf } from './cities-choice';
import { ROLE_LABELS, ROLE_OPTIONS, useIsNoSuperAdmin } from './roles';
import { SCOPE_MEMBERS, scopeBody, scopeChoiceOf, ScopeFields } from './scope-fields';
import { partsOf, textOf } from '../../words';
import { categoryName } from '../../names';

type Account = Schemas['ConsoleAccount'];

/** One account: what it may do, and its units. */
export function AccountPage({ id }: { id: string }) {
  const account = useRead(id, async () => {
    const accounts = await answerOf(api.GET('/api/admin/access/accounts'));
    const found = accounts.find((each) => each.id === id);
    if (!found) throw new Refusal(404, [textOf('people.thereIsNoSuch')]);
    return found;
  });
  const isLimited = useIsNoSuperAdmin();
  const { data } = account;
  return (
    <Page title={data?.name ?? textOf('module.account')} intro={data?.email}>
      <p>
        <a href={hrefOf('/access', { city: useCity() })}>{textOf('people.allAccounts')}</a>
      </p>
      <Loaded of={account}>
        {(shown) => (
          <>
            {!shown.active && <p>{textOf('people.deactivatedItCannotSign')}</p>}
            <Part title={textOf('people.rights')}>
              <Enforced />
              {isLimited ? (
                <Rights of={shown} />
              ) : (
                <RightsForm key={JSON.stringify(shown)} account={shown} put={account.put} />
              )}
            </Part>
            <UnitsPart account={shown} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Says so where roles are not enforced. */
function Enforced() {
  const { admin, permissions } = useStore(session);
  if (!admin || permissions) return null;
  return (
    <p>
      {partsOf('people.theSettingIsThe', { code: <code>CONSOLE_ACCESS</code>, code2: <code>session</code> })}
    </p>
  );
}

/** The rights in words, for those who may not change them. */
function Rights({ of: { role, cityScope, wards, categories, contacts } }: { of: Account }) {
  const named = CATEGORIES.filter(({ slug }) => categories.includes(slug));
  const rights = [
    [textOf('common.role'), ROLE_LABELS[role]],
    [textOf('common.cities'), citiesOf(cityScope)],
    [textOf('common.wards'), wards.join(', ') || textOf('people.allLower')],
    [
      textOf('common.categories'),
      named.map(({ slug }) => categoryName(slug)).join(', ') || textOf('people.allLower'),
    ],
    [textOf('people.contactDataOfCitizens'), textOf(contacts ? 'people.yes' : 'people.no2')],
  ] as const;
  return (
    <ul>
      {rights.map(([name, value]) => (
        <li key={name}>
          {name}: {value}
        </li>
      ))}
    </ul>
  );
}

function RightsForm({ account, put }: { account: Account; put: Read<Account>['put'] }) {
  const { admin } = useStore(session);
  const { id, name } = account;
  const [choice, setChoice] = useState(() => scopeChoiceOf(account));
  const [contacts, setContacts] = useState(account.contacts);
  const texts = { ...scopeBody(choice), contacts };
  const differing = differenceOf(texts, account);
  const form = useForm(
    { role: account.role },
    async ({ role }, changed) => {
      const body = { role, ...texts };
      const change = changeOf(body, { ...changed, ...differing });
      const params = { path: { accountId: id } };
      put(await answerOf(api.PATCH('/api/admin/access/accounts/{accountId}', { params, body: change })));
      notify(textOf('people.theRightsOfAre', { name }));
      if (id !== admin?.id) return;
      // Then the pages that are offered may be others.
      const { admin: me, ...rights } = await answerOf(api.GET('/api/admin/auth/me'));
      beginSession(me, rights);
    },
    { alsoFields: [...SCOPE_MEMBERS, 'contacts'] },
  );
  useUnsaved(form.isUnsaved || (Object.keys(differing).length > 0 && !form.isBusy));
  return (
    <FormBody form={form} submitLabel={textOf('people.saveTheRights')}>
      <SelectField form={form} name="role" label={textOf('common.role')} options={ROLE_OPTIONS} />
      <ScopeFields form={form} choice={choice} onChange={setChoice} />
      <Tick label={textOf('people.asAnAgentOr')} checked={contacts} onChange={setContacts} />
    </FormBody>
  );
}

/** The members that differ from those of the account. The order of a list has no meaning. */
function differenceOf(rights: Partial<Account>, account: Account): Partial<Account> {
  const text = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? [...(value as string[])].sort() : value);
  const differing = Object.entries(rights).filter(
    ([member, value]) => text(value) !== text(account[member as keyof Account]),
  );
  return Object.fromEntries(differing);
}

/** The units of the account, which are changed on the pages of the units. */
function UnitsPart({ account: { id, cityScope } }: { account: Account }) {
  const { admin, permissions } = useStore(session);
  // Where scopes are enforced, the units of other cities are not shown.
  const shown = (permissions && admin?.cityScope) || CITY_SLUGS;
  const cities = shown.filter((city) => cityScope?.includes(city) ?? true);
  const units = useRead(`units of ${id} in ${cities.join()}`, async () => {
    const all = (await Promise.all(cities.map(readUnits))).flat();
    return all.filter(({ members }) => members.includes(id));
  });
  return (
    <Part title={textOf('module.units')}>
      <p>{textOf('people.issuesAreGivenTo')}</p>
      <Loaded of={units} empty={textOf('people.itBelongsToNo')}>
        {(rows) => (
          <ul>
            {rows.map((unit) => (
              <li key={unit.id}>
                <a href={hrefOf(`/units/${unit.id}`, { city: unit.cityId })}>{textIn(unit.name)}</a>
                {!unit.active && ` (${textOf('common.deactivated')})`}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Part>
  );
}
