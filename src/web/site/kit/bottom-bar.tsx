import type { CitySlug } from '../../../kernel/cities';
import type { IconName } from '../../kit/icons';
import type { Key } from '../i18n/translate';
import { useView } from '../view';
import { Icon } from './icon';
import { partPath, type SitePart } from './site-parts';

const TABS: ReadonlyArray<[part: SitePart | '/me', icon: IconName, name: Key]> = [
  ['', 'list', 'bar.issues'],
  ['/map', 'map', 'bar.map'],
  ['/report', 'camera', 'bar.report'],
  ['/wards', 'chart-column', 'nav.wards'],
  ['/me', 'user', 'bar.mine'],
];

/**
 * The main pages, at the bottom of a phone's screen. Where the page has no city, a script makes the links lead to the
 * city last seen (browser/last-city.ts).
 */
export function BottomBar({ city }: { city: CitySlug | undefined }) {
  const { t, link, view } = useView();
  const here = view.path.replace(/\?.*$/s, '');
  return (
    <nav class="tabs" aria-label={t('bar.label')}>
      {TABS.map(([part, icon, name]) => {
        const path = part === '/me' ? part : partPath(part, city);
        return (
          <a
            href={link(path)}
            class={part === '/report' ? 'tab-report' : undefined}
            data-part={part === '/me' ? undefined : part}
            aria-current={here === path ? 'page' : undefined}
          >
            <Icon name={icon} />
            <span>{t(name)}</span>
          </a>
        );
      })}
    </nav>
  );
}
