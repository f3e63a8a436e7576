import { CITY_SLUGS } from '../../../kernel/cities';
import type { IssueFigures } from '../../../issues';
import type { Words } from '../../i18n/translate';
import { IssueList, type ListedIssue } from '../../kit/issues';
import { Page } from '../../page';
import { useView } from '../../view';

/** The home page: the site, its cities, and the newest issues. */
export function homePage(
  words: Words,
  figures: IssueFigures,
  newest: { items: readonly ListedIssue[] },
): Page {
  return new Page({
    title: words.text('siteName'),
    main: <Home figures={figures} newest={newest.items} />,
    card: { description: words.text('home.lead') },
  });
}

function Home({ figures, newest }: { figures: IssueFigures; newest: readonly ListedIssue[] }) {
  const { t, words, link } = useView();
  return (
    <>
      <p>{t('home.lead')}</p>
      <p class="acts">
        <a class="button" href={link('/report')}>
          {t('nav.report')}
        </a>
      </p>
      <h2>{t('home.cities')}</h2>
      <ul class="cities">
        {CITY_SLUGS.map((city) => {
          const { open, resolved, closed } = figures.statusByCity[city];
          return (
            <li>
              <a href={link(`/${city}`)}>{t(`city.${city}`)}</a>
              <p class="facts">
                <span>{words.count('openIssues', open)}</span>
                <span>{words.count('resolvedIssues', resolved + closed)}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <h2>{t('home.newest')}</h2>
      <IssueList issues={newest} showCity />
    </>
  );
}
