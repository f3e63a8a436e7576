import { CITY_SLUGS } from '../../../../kernel/cities';
import type { IssueFigures } from '../../../../issues';
import { type Words, wordsOf } from '../../i18n/translate';
import { TextField } from '../../kit/fields';
import { Icon } from '../../kit/icon';
import { IssueList, type ListedIssue } from '../../kit/issues';
import { type Language, localPath } from '../../languages';
import { Page } from '../../page';
import { useView } from '../../view';

/** The number, id or address of the issue that a reader looks for, and the issues it may be. */
interface Asked {
  q?: string;
  numbered: readonly ListedIssue[];
}

interface HomeParts {
  figures: IssueFigures;
  newest: readonly ListedIssue[];
  asked: Asked;
  /** The language to offer; undefined if the page is in it, or the reader has chosen. */
  offered: Language | undefined;
}

/** The home page: the site, its cities, and the newest issues. */
export function homePage(words: Words, parts: HomeParts): Page {
  return new Page({
    title: words.text('home.question'),
    lead: parts.offered && <LanguageOffer language={parts.offered} />,
    // It is for one reader alone.
    isPersonal: parts.offered !== undefined,
    isUnlisted: false,
    main: <Home {...parts} />,
    card: { description: words.text('home.lead') },
  });
}

/** Offers the page in another language, in that language. */
function LanguageOffer({ language }: { language: Language }) {
  const { t, view } = useView();
  const other = wordsOf(language);
  return (
    <p class="notice acts" lang={language} data-offer>
      {other.text('language.offer')}{' '}
      <a class="act" href={localPath(language, `/?language=${language}`)} hreflang={language}>
        {other.text('language.take')}
      </a>{' '}
      <a class="act" href={localPath(view.language, `/?language=${view.language}`)} lang={view.language}>
        {t('language.take')}
      </a>
    </p>
  );
}

function Home({ figures, newest, asked }: HomeParts) {
  const { t, words, link } = useView();
  return (
    <>
      <div class="hero">
        <p class="lead">{t('home.how')}</p>
        <a class="sun" href={link('/report')} data-part="/report">
          <Icon name="camera" /> {t('home.photo')}
        </a>
      </div>
      <h2>{t('home.cities')}</h2>
      <ul class="cities">
        {CITY_SLUGS.map((city) => {
          const { open } = figures.statusByCity[city];
          const repaired = figures.repairedByCity[city];
          return (
            <li>
              <a href={link(`/${city}`)}>{t(`city.${city}`)}</a>
              <p class="facts">
                {open > 0 && <span>{words.count('openIssues', open)}</span>}
                {repaired > 0 && <span>{words.count('resolvedIssues', repaired)}</span>}
              </p>
            </li>
          );
        })}
      </ul>
      <ByNumber {...asked} />
      <h2>{t('home.newest')}</h2>
      <IssueList issues={newest} showCity />
    </>
  );
}

/** The form to open an issue by its number. */
function ByNumber({ q, numbered }: Asked) {
  const { t, link } = useView();
  return (
    <>
      {q && numbered.length === 0 && (
        <p class="notice" role="status">
          {t('home.numberNone')}
        </p>
      )}
      {numbered.length > 0 && <IssueList issues={numbered} showCity />}
      <form method="get" action={link('/')} role="search">
        <TextField name="q" type="search" label={t('home.number')} value={q} />
        <button type="submit" class="quiet">
          {t('filter.show')}
        </button>
      </form>
    </>
  );
}
