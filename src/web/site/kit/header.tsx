import { CITIES, type City } from '../../../kernel/cities';
import { mark } from '../../kit/mark';
import { LANGUAGE_NAMES, LANGUAGES, localPath } from '../languages';
import { useView } from '../view';
import { CityLinks } from './city-links';
import { Icon } from './icon';
import { partPath } from './site-parts';

/** The header of a page, one row: the mark, the city, the pages of the city, the language and the reader. */
export function Header({ city }: { city: City | undefined }) {
  const { t, link, view } = useView();
  return (
    <header class="top">
      <div class="wrap">
        <a class="brand" href={link('/')}>
          {view.hasOwnMark ? <img class="mark" src={view.mark} alt="" width="32" height="32" /> : mark()}
          <span class={city && 'unseen'}>{view.siteName}</span>
        </a>
        {city && <CitySwitch city={city} />}
        {city && (
          <nav aria-label={t(`city.${city.slug}`)} class="city">
            <CityLinks city={city} />
          </nav>
        )}
        <a class="report-link" href={link(partPath('/report', city?.slug))} data-part="/report">
          <Icon name="camera" /> {t('bar.report')}
        </a>
        <Languages />
        <Account />
      </div>
    </header>
  );
}

/** The name of the city, which opens the list of the others. */
function CitySwitch({ city }: { city: City }) {
  const { t, link } = useView();
  return (
    <details class="menu city-switch" name="menu">
      <summary>
        <span class="name">{t(`city.${city.slug}`)}</span> <Icon name="chevron-down" />
      </summary>
      <nav aria-label={t('city.switch')}>
        <ul>
          {CITIES.map(({ slug }) => (
            <li>
              <a href={link(`/${slug}`)} aria-current={slug === city.slug ? 'true' : undefined}>
                {t(`city.${slug}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** The same page in each language, under its own name. */
function Languages() {
  const { t, view } = useView();
  return (
    <details class="menu languages" name="menu">
      <summary>
        <Icon name="languages" /> <span class="unseen">{t('language')}:</span>{' '}
        <span lang={view.language}>{LANGUAGE_NAMES[view.language]}</span>
      </summary>
      <nav aria-label={t('language')}>
        <ul>
          {LANGUAGES.map((language) => (
            <li>
              <a
                href={localPath(language, view.path)}
                lang={language}
                hreflang={language}
                aria-current={language === view.language ? 'true' : undefined}
              >
                {LANGUAGE_NAMES[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function Account() {
  const { t, link, view } = useView();
  return (
    <nav aria-label={t('account')} class="account">
      {view.actor ? (
        <a href={link('/me')}>
          <Icon name="user" />
          <span class="name" dir="auto">
            {view.actor.displayName}
          </span>
        </a>
      ) : (
        <a
          href={link(`/sign-in?next=${encodeURIComponent(view.path.startsWith('/sign-') ? '/' : view.path)}`)}
        >
          <Icon name="user" />
          <span class="name">{t('signIn')}</span>
        </a>
      )}
    </nav>
  );
}
