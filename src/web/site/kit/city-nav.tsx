import type { City } from '../../../kernel/cities';
import type { Key } from '../i18n/translate';
import { useView } from '../view';

const PARTS: ReadonlyArray<[part: string, name: Key]> = [
  ['', 'nav.issues'],
  ['/report', 'nav.report'],
  ['/wards', 'nav.wards'],
  ['/responsible', 'nav.responsible'],
  ['/people', 'nav.people'],
];

/** The navigation of a city's pages. */
export function CityNav({ city }: { city: City }) {
  const { t, link, view } = useView();
  const here = view.path.replace(/\?.*$/s, '');
  return (
    <nav aria-label={t(`city.${city.slug}`)} class="city">
      <ul class="wrap">
        <li class="city-name">{t(`city.${city.slug}`)}</li>
        {PARTS.map(([part, name]) => {
          const path = `/${city.slug}${part}`;
          return (
            <li>
              <a href={link(path)} aria-current={here === path ? 'page' : undefined}>
                {t(name)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
