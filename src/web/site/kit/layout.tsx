import { CITIES } from '../../../kernel/cities';
import { LANGUAGE_NAMES, LANGUAGES, localPath } from '../languages';
import type { Page } from '../page';
import { useView } from '../view';
import { CityNav } from './city-nav';

/** The HTML document of a page. */
export function Layout({ page }: { page: Page }) {
  const { t, link, view } = useView();
  const city = CITIES.find(({ slug }) => slug === page.city);
  return (
    <html lang={view.language}>
      <Head page={page} />
      <body data-account={view.actor?.id}>
        <a class="skip" href="#main">
          {t('skip')}
        </a>
        <header class="top">
          <div class="wrap row">
            <a class="brand" href={link('/')}>
              {t('siteName')}
            </a>
            <Account />
          </div>
          <Languages />
          {city && <CityNav city={city} />}
        </header>
        <main id="main" class="wrap">
          <h1 dir={page.isTitleWritten ? 'auto' : undefined}>{page.title}</h1>
          {page.main}
        </main>
        <Footer />
      </body>
    </html>
  );
}

function Head({ page }: { page: Page }) {
  const { t, view } = useView();
  const { origin, language } = view;
  const path = view.path.replace(/\?$/, '');
  const title = page.title === t('siteName') ? page.title : `${page.title} – ${t('siteName')}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      {page.city && <link rel="alternate" type="application/atom+xml" href={`/feeds/${page.city}.atom`} />}
      {page.card && <meta name="description" content={page.card.description} />}
      {page.isUnlisted && <meta name="robots" content="noindex" />}
      <link rel="stylesheet" href={view.styles} />
      <script type="module" src={view.script}></script>
      {view.preloads.map((href) => (
        <link rel="modulepreload" href={href} />
      ))}
      <link rel="icon" href="/favicon.ico" />
      <link rel="canonical" href={origin + localPath(language, path)} />
      {LANGUAGES.map((other) => (
        <link rel="alternate" hreflang={other} href={origin + localPath(other, path)} />
      ))}
      <link rel="alternate" hreflang="x-default" href={origin + path} />
      {page.card && <Card page={page} title={page.title} url={origin + localPath(language, path)} />}
    </head>
  );
}

function Card({ page, title, url }: { page: Page; title: string; url: string }) {
  const { t, view } = useView();
  const entries: Array<[string, string | undefined]> = [
    ['og:type', 'article'],
    ['og:site_name', t('siteName')],
    ['og:title', title],
    ['og:description', page.card?.description],
    ['og:url', url],
    ['og:image', page.card?.image && view.origin + page.card.image],
  ];
  return <>{entries.map(([property, content]) => content && <meta {...{ property }} content={content} />)}</>;
}

function Account() {
  const { t, link, view } = useView();
  return (
    <nav aria-label={t('account')} class="account">
      {view.actor ? (
        <a href={link('/me')} dir="auto">
          {view.actor.displayName}
        </a>
      ) : (
        <a
          href={link(`/sign-in?next=${encodeURIComponent(view.path.startsWith('/sign-') ? '/' : view.path)}`)}
        >
          {t('signIn')}
        </a>
      )}
    </nav>
  );
}

/** The same page in each language, under its own name. */
function Languages() {
  const { t, view } = useView();
  return (
    <nav aria-label={t('language')} class="languages">
      <ul class="links wrap">
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
  );
}

function Footer() {
  return (
    <footer class="bottom">
      <div class="wrap">
        <SiteLinks />
      </div>
    </footer>
  );
}

function SiteLinks() {
  const { t, link } = useView();
  return (
    <nav aria-label={t('aboutSite')}>
      <ul class="links">
        <li>
          <a href={link('/about')}>{t('about.title')}</a>
        </li>
        <li>
          <a href={link('/about#data')}>{t('data.title')}</a>
        </li>
        <li>
          <a href={link('/accessibility')}>{t('accessibility.title')}</a>
        </li>
        <li>
          <a href={link('/privacy')}>{t('privacy.title')}</a>
        </li>
      </ul>
    </nav>
  );
}
