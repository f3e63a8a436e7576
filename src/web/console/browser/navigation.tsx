import { useEffect, useRef, useState } from 'preact/hooks';
import type { IconName } from '../../kit/icons';
import { Banner } from './banner';
import { useCity } from './city';
import { useCounts } from './counts';
import { icon } from './kit/icon';
import { FOR_SUPER_ADMINS, GROUPS, MODULES } from './modules';
import { queueHref } from './queue-address';
import { useIsNoSuperAdmin } from './modules/access/roles';
import { hrefOf, type Place, usePlace } from './router';
import { session } from './session';
import { SignOut } from './sign-out';
import { useStore } from './store';
import { viewOf, VIEWS } from './views';

/** A link of the navigation. */
interface Target {
  label: string;
  icon: IconName;
  href: string;
  /** The name of its count. */
  counted: string;
  isCurrent: boolean;
  /** Whether its count is shown as urgent. */
  isUrgent?: boolean;
}

/** The links of a group: its modules, and after the queue its views. */
function targetsOf(group: keyof typeof GROUPS, place: Place, city: string, isLimited: boolean): Target[] {
  return MODULES.filter((module) => module.group === group)
    .filter(({ path }) => !isLimited || !FOR_SUPER_ADMINS.has(path))
    .flatMap(({ path, label, icon: name }) => {
      const isCurrent = path === (place.parts[0] ?? '') && viewOf(place) === undefined;
      const href = hrefOf(path && `/${path}`, { city });
      const target: Target = { label, icon: name, href, counted: path, isCurrent };
      return path === 'queue' ? [target, ...viewTargets(place, city)] : [target];
    });
}

const viewTargets = (place: Place, city: string): Target[] =>
  VIEWS.map((view) => ({
    label: view.name,
    icon: view.icon,
    href: queueHref(city, view.filters),
    counted: view.name,
    isCurrent: viewOf(place) === view,
    isUrgent: view.name === 'Late',
  }));

/** The column beside every page: the city, the modules and the account. On a narrow screen, its button opens it. */
export function SideBar() {
  const [isOpen, setOpen] = useState(false);
  const place = usePlace();
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => setOpen(false), [place]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      side.current?.querySelector<HTMLElement>('.menu')?.focus();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOpen]);
  return (
    <div class={isOpen ? 'side open' : 'side'} ref={side}>
      <Banner isMenuOpen={isOpen} onMenu={() => setOpen(!isOpen)} />
      <Navigation place={place} />
    </div>
  );
}

/** Links to all modules that the user may see, in groups, and the user's own account. */
function Navigation({ place }: { place: Place }) {
  const city = useCity();
  const counts = useCounts();
  const isLimited = useIsNoSuperAdmin();
  const { admin } = useStore(session);
  return (
    <nav class="modules" id="modules" aria-label="Modules">
      <div class="groups">
        {(Object.keys(GROUPS) as Array<keyof typeof GROUPS>).map((group) => (
          <div key={group}>
            <h2>{GROUPS[group]}</h2>
            <ul>
              {targetsOf(group, place, city, isLimited).map((target) => (
                <li key={target.href}>{linkTo(target, counts[target.counted])}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div class="person">
        <a
          class="who"
          href={hrefOf('/account', { city })}
          aria-current={place.parts[0] === 'account' ? 'page' : undefined}
        >
          {icon('user')}
          <span title={admin?.name}>{admin?.name ?? 'Account'}</span>
        </a>
        <SignOut />
      </div>
    </nav>
  );
}

function linkTo(target: Target, count: readonly [count: string, what: string] | undefined) {
  const isHot = target.isUrgent && count?.[0] !== '0';
  return (
    <>
      <a href={target.href} aria-current={target.isCurrent ? 'page' : undefined}>
        {icon(target.icon)}
        {target.label}
      </a>
      {count && (
        <span class={isHot ? 'count hot' : 'count'}>
          {count[0]}
          <span class="unseen"> {count[1]}</span>
        </span>
      )}
    </>
  );
}
