import type { IconName } from '../../../kit/icons';
import type { Schemas } from '../api';
import { type Module, MODULES } from '../modules';
import { queueHref } from '../queue-address';
import { hrefOf } from '../router';
import { matches } from './matching';
import { textOf } from '../words';

/** What the palette can go to. */
export interface Target {
  href: string;
  label: string;
  /** What kind of thing it is, or where it is. */
  about: string;
  icon: IconName;
}

/** How many targets of a kind are offered. */
const MOST = 6;

/** The modules that a search names; without a search the first of them. @param isOffered whether the user sees one */
export function moduleTargets(city: string, wanted: string, isShown: (module: Module) => boolean): Target[] {
  const late: Target = {
    href: queueHref(city, { due: 'late' }),
    label: textOf('view.late'),
    about: textOf('module.queue'),
    icon: 'triangle-alert',
  };
  const [queue, ...others] = MODULES.filter(isShown).map(({ path, label, icon }) => ({
    href: hrefOf(path && `/${path}`, { city }),
    label: textOf(label),
    about: textOf('shell.page'),
    icon,
  }));
  const all = queue ? [queue, late, ...others] : [late];
  return all.filter(({ label }) => matches(label, wanted)).slice(0, wanted === '' ? all.length : MOST);
}

/** The wards that a search names, each as the queue of its issues. */
export function wardTargets(
  city: string,
  wanted: string,
  wards: ReadonlyArray<Pick<Schemas['ListedWard'], 'code' | 'name'>>,
): Target[] {
  if (wanted === '') return [];
  return wards
    .filter(({ code, name }) => matches(`${code} ${name}`, wanted))
    .slice(0, MOST)
    .map(({ code, name }) => ({
      href: queueHref(city, { ward: code }),
      label: `${code}, ${name}`,
      about: textOf('shell.queueOfTheWard'),
      icon: 'map-pin',
    }));
}

/** Issues that the service has found. */
export function issueTargets(
  city: string,
  found: ReadonlyArray<Pick<Schemas['FeedIssue'], 'id' | 'title' | 'statusLabel'>>,
): Target[] {
  return found.slice(0, MOST).map(({ id, title, statusLabel }) => ({
    href: hrefOf(`/feed/${id}`, { city }),
    label: title,
    about: textOf('shell.issue', { statusLabel: statusLabel.toLowerCase() }),
    icon: 'inbox',
  }));
}
