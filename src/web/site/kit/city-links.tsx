import type { City } from '../../../kernel/cities';
import type { Key } from '../i18n/translate';
import { useView } from '../view';

const PARTS: ReadonlyArray<[part: string, name: Key]> = [
  ['', 'nav.issues'],
  ['/wards', 'nav.wards'],
  ['/figures', 'nav.figures'],
  ['/responsible', 'nav.responsible'],
  ['/people', 'nav.people'],
];

/** The pages of a city, in the header of wide screens and in the footer of all. */
export function CityLinks({ city }: { city: City }) {
  const { t, link, view } = useView();
  const here = view.path.replace(/\?.*$/s, '');
  return (
    <ul>
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
  );
}
