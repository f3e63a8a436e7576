import { useEffect, useRef } from 'preact/hooks';
import { isOfAllCities } from './all-cities';
import { api } from './api';
import { useCity } from './city';
import { useCounts } from './counts';
import { useAction } from './kit/actions/use-action';
import { Button } from './kit/button';
import { Dialog } from './kit/dialog';
import { Choice } from './kit/forms/fields';
import { useRead } from './kit/reads/hooks';
import { NotRead } from './kit/reads/loaded';
import { ActRefused } from './kit/actions/refused';
import { allDone } from './leaving';
import { MODULES } from './modules';
import { useIsNoSuperAdmin } from './modules/access/roles';
import { readCities } from './shared-reads';
import { refusalOfAnswer } from './refusal';
import { changeQuery, hrefOf, navigate, usePlace } from './router';
import { endSessionBy, session } from './session';
import { useStore } from './store';

/** The bar above every page: the city (if the page depends on it), the name of the user, and the sign-out button. */
export function Banner() {
  const { admin } = useStore(session);
  const city = useCity();
  const place = usePlace();
  const act = useAction();
  const cities = useRead('cities', readCities);
  const options = (cities.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <header class="banner">
      <a class="name" href={hrefOf('', { city })}>
        Console
      </a>
      {isOfAllCities(place) ? (
        <span class="quiet">All cities</span>
      ) : (
        <Choice
          label="City"
          value={city}
          options={options.length > 0 ? options : [{ value: city, label: city }]}
          onChange={(value) => changeCity(value)}
        />
      )}
      <NotRead of={cities} />
      <a class="who" href={hrefOf('/account', { city })}>
        {admin?.name}
      </a>
      <Button isBusy={act.isBusy} onClick={() => void act.run(signOut)}>
        Sign out
      </Button>
      {act.isBusy && <SigningOut />}
      <ActRefused by={act.refusal} />
    </header>
  );
}

/** Blocks the page during sign-out: anything started or typed now would be lost with the session. */
function SigningOut() {
  return (
    <Dialog title="Signing out …">
      <p role="status">Waiting for the previous action.</p>
    </Dialog>
  );
}

/** An open item belongs to one city, so changing the city opens the list. */
function changeCity(city: string): void {
  const [, module = ''] = /^\/console\/([^/]+)\/./.exec(window.location.pathname) ?? [];
  if (module) navigate(hrefOf(`/${module}`, { city }));
  else changeQuery({ city, q: '', ward: '', page: '' }, { replace: false });
}

/** Ends the session after all started actions are finished. @throws Refusal if the session did not end */
async function signOut(): Promise<void> {
  await allDone();
  await endSessionBy(async () => {
    const { response, error } = await api.POST('/api/admin/auth/logout');
    // If the session has already expired, it does not have to be ended.
    if (!response.ok && response.status !== 401) throw refusalOfAnswer(response.status, error);
  });
  // Loads the document again, so that no data of the user stays in the memory of the page.
  window.location.assign(hrefOf(''));
}

function Count({ of: [count, what] }: { of: readonly [count: string, what: string] }) {
  return (
    <span class="count">
      {count}
      <span class="unseen"> {what}</span>
    </span>
  );
}

/** Modules that show data only to super admins. */
const FOR_SUPER_ADMINS: ReadonlySet<string> = new Set(['webhooks']);

/** Links to all modules that the user may see. */
export function Navigation() {
  const { parts } = usePlace();
  const city = useCity();
  const counts = useCounts();
  const current = parts[0] ?? '';
  const isLimited = useIsNoSuperAdmin();
  const list = useRef<HTMLUListElement>(null);
  const hasCounts = Object.keys(counts).length > 0;
  // On a narrow screen, the row of modules is wider than the screen, and the counts make it even wider. The current
  // module is scrolled to the middle.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.clientWidth / 2;
  }, [current, hasCounts]);
  return (
    <nav class="modules" aria-label="Modules">
      <ul ref={list}>
        {MODULES.filter(({ path }) => !isLimited || !FOR_SUPER_ADMINS.has(path)).map(({ path, label }) => (
          <li key={path}>
            <a
              href={hrefOf(path && `/${path}`, { city })}
              aria-current={path === current ? 'page' : undefined}
            >
              {label}
            </a>
            {counts[path] && <Count of={counts[path]} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
