import { useEffect, useRef, useState } from 'preact/hooks';
import type { IconName } from '../../kit/icons';
import { Banner } from './banner';
import { useCity } from './city';
import { type Counts, useCounts } from './counts';
import { icon } from './kit/icon';
import { GROUPS, isOffered, MODULES } from './modules';
import { queueHref } from './queue-address';
import { refusalOf } from './refusal';
import { hrefOf, type Place, usePlace } from './router';
import { session, type Session } from './session';
import { SignOut } from './sign-out';
import { useStore } from './store';
import { readViews, useViews } from './use-views';
import { LATE, queryOf, type View, viewOf } from './views';
import { textOf } from './words';

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

/** The links of a group: its modules. */
function targetsOf(
  group: keyof typeof GROUPS,
  current: string | undefined,
  city: string,
  signedIn: Session,
): Target[] {
  return MODULES.filter((module) => module.group === group)
    .filter((module) => isOffered(module, signedIn))
    .map(({ path, label, icon: name }) => ({
      label: textOf(label),
      icon: name,
      href: hrefOf(path && `/${path}`, { city }),
      counted: path,
      isCurrent: path === current,
    }));
}

/** The links to views. */
const viewTargets = (views: readonly View[], current: View | undefined, city: string): Target[] =>
  views.map((view) => ({
    label: view.name,
    icon: view.icon,
    href: queueHref(city, queryOf(view)),
    counted: view.id,
    isCurrent: view === current,
    isUrgent: view.id === LATE,
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

/** Links to all modules that the user may see, in groups, to the views of the queue, and to the user's own account. */
function Navigation({ place }: { place: Place }) {
  const city = useCity();
  const counts = useCounts();
  const { admin } = useStore(session);
  return (
    <nav class="modules" id="modules" aria-label={textOf('shell.modules')}>
      <div class="groups">
        {useGroups(place, city).map(({ name, targets }) => (
          <Group key={name} name={name} targets={targets} counts={counts} />
        ))}
      </div>
      <div class="person">
        <a
          class="who"
          href={hrefOf('/account', { city })}
          aria-current={place.parts[0] === 'account' ? 'page' : undefined}
        >
          {icon('user')}
          <span title={admin?.name}>{admin?.name ?? textOf('module.account')}</span>
        </a>
        <SignOut />
      </div>
    </nav>
  );
}

/** The groups with their links: the views of every city follow the queue, saved ones are a group. */
function useGroups(place: Place, city: string): Array<{ name: string; targets: Target[] }> {
  const signedIn = useStore(session);
  const views = useViews(city);
  useEffect(() => void readViews(city).catch(refusalOf), [city]);
  const current = viewOf(place, views);
  const modulesOf = (group: keyof typeof GROUPS) =>
    targetsOf(group, current ? undefined : (place.parts[0] ?? ''), city, signedIn);
  const viewsOf = (isSaved: boolean) =>
    viewTargets(
      views.filter((view) => view.isSaved === isSaved),
      current,
      city,
    );
  const [queue, ...work] = modulesOf('work');
  return [
    { name: textOf(GROUPS.work), targets: [...(queue ? [queue] : []), ...viewsOf(false), ...work] },
    { name: textOf('group.saved'), targets: viewsOf(true) },
    { name: textOf(GROUPS.city), targets: modulesOf('city') },
    { name: textOf(GROUPS.setup), targets: modulesOf('setup') },
  ].filter(({ targets }) => targets.length > 0);
}

function Group({ name, targets, counts }: { name: string; targets: readonly Target[]; counts: Counts }) {
  return (
    <div>
      <h2>{name}</h2>
      <ul>
        {targets.map((target) => (
          <li key={target.href}>{linkTo(target, counts[target.counted])}</li>
        ))}
      </ul>
    </div>
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
