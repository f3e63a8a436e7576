import { CITIES, type City } from '../../../kernel/cities';
import { LANGUAGES, localPath } from '../languages';
import type { Page } from '../page';
import { useView } from '../view';
import { BottomBar } from './bottom-bar';
import { CityLinks } from './city-links';
import { Header } from './header';

/** The HTML document of a page. */
export function Layout({ page }: { page: Page }) {
  const { t, view } = useView();
  const city = CITIES.find(({ slug }) => slug === page.city);
  return (
    <html lang={view.language}>
      <Head page={page} />
      <body class={page.hasBar ? 'has-bar' : undefined} data-account={view.actor?.id} data-city={page.city}>
        <a class="skip" href="#main">
          {t('skip')}
        </a>
        <Header city={city} />
        <main id="main" class="wrap">
          <Leaving />
          {page.lead}
          <h1 dir={page.isTitleWritten ? 'auto' : undefined}>{page.title}</h1>
          {page.main}
        </main>
        <Footer city={city} />
        <BottomBar city={page.city} />
      </body>
    </html>
  );
}

/** Says on every page of a person who asked for an erasure when their account is erased, and where to keep it. */
function Leaving() {
  const { t, link, view, words } = useView();
  const due = view.actor?.erasureDue;
  if (!due) return null;
  return (
    <p class="notice">
      {t('erase.due', { day: words.moment(due) })} <a href={link('/me/privacy#erase')}>{t('erase.cancel')}</a>
    </p>
  );
}

function Head({ page }: { page: Page }) {
  const { view, link } = useView();
  const { origin, language } = view;
  const path = view.path.replace(/\?$/, '');
  const title = `${page.title} – ${view.siteName}`;
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
      <link rel="manifest" href={link('/manifest.webmanifest')} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={view.mark} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1b2127" media="(prefers-color-scheme: dark)" />
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
  const { view, link } = useView();
  const entries: Array<[string, string | undefined]> = [
    ['og:type', 'article'],
    ['og:site_name', view.siteName],
    ['og:title', title],
    ['og:description', page.card?.description],
    ['og:url', url],
    ['og:image', page.card?.image && view.origin + link(page.card.image)],
    ['og:image:width', page.card?.image && '1200'],
    ['og:image:height', page.card?.image && '630'],
  ];
  return (
    <>
      {entries.map(([property, content]) => content && <meta {...{ property }} content={content} />)}
      {page.card?.image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

function Footer({ city }: { city: City | undefined }) {
  return (
    <footer class="bottom">
      <div class="wrap">
        {city && (
          <div class="city">
            <CityLinks city={city} />
          </div>
        )}
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
