import { CITY_SLUGS } from '../../../../kernel/cities';
import type { Key, Words } from '../../i18n/translate';
import type { SitePart } from '../../kit/site-parts';
import { Page } from '../../page';
import { useView } from '../../view';

/** Asks for the city of a part that each city has. */
export function cityChoicePage(words: Words, part: SitePart, title: Key): Page {
  return new Page({ title: words.text(title), main: <Cities part={part} /> });
}

function Cities({ part }: { part: SitePart }) {
  const { t, link } = useView();
  return (
    <>
      <p>{t('report.chooseCity')}</p>
      <ul class="cities">
        {CITY_SLUGS.map((city) => (
          <li>
            <a href={link(`/${city}${part}`)}>{t(`city.${city}`)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
