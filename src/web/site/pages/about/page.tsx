import type { ComponentChildren } from 'preact';
import { CITIES } from '../../../../kernel/cities';
import type { Key, Words } from '../../i18n/translate';
import { Page } from '../../page';
import type { ForeignHosts } from '../../page-headers';
import { NoticeLink } from '../../kit/notice-link';
import { useView } from '../../view';

type Name = 'about' | 'accessibility' | 'privacy';

const PARAGRAPHS: Record<Name, readonly Key[]> = {
  about: ['about.1', 'about.2', 'about.3'],
  accessibility: ['accessibility.1', 'accessibility.2', 'accessibility.3'],
  privacy: [
    'privacy.1',
    'privacy.2',
    'privacy.videos',
    'privacy.3',
    'privacy.4',
    'privacy.5',
    'privacy.6',
    'alerts.privacy',
    'alerts.privacyFollow',
  ],
};

/** A page that only has text. */
export function textPage(words: Words, name: Exclude<Name, 'privacy'>): Page {
  const main = <Text keys={PARAGRAPHS[name]}>{name === 'about' && <OpenData />}</Text>;
  return new Page({ title: words.text(`${name}.title`), main });
}

/**
 * The page for a browser without a network, which the service worker shows at the address of a page that it has not
 * stored: its link leads to that address.
 */
export function offlinePage(words: Words): Page {
  return new Page({
    title: words.text('offline.title'),
    isUnlisted: true,
    main: (
      <>
        <p>{words.text('offline.text')}</p>
        <p>
          <a class="button" href="">
            {words.text('offline.again')}
          </a>
        </p>
      </>
    ),
  });
}

/** The privacy page. @param hosts the external hosts pages load from */
export function privacyPage(words: Words, { tiles, media }: ForeignHosts): Page {
  const foreign = [
    ...(tiles === undefined ? [] : [words.text('privacy.tiles', { host: tiles })]),
    ...(media === undefined ? [] : [words.text('privacy.media', { host: media })]),
  ];
  return new Page({
    title: words.text('privacy.title'),
    main: (
      <Text keys={PARAGRAPHS.privacy}>
        <p>
          {foreign.length === 0
            ? words.text('privacy.foreign')
            : [...foreign, words.text('privacy.nothingElse')].join(' ')}
        </p>
        <NoticeLink />
      </Text>
    ),
  });
}

/** What programs and news readers can have of each city. */
function OpenData() {
  const { t } = useView();
  return (
    <section id="data" aria-labelledby="data-title">
      <h2 id="data-title">{t('data.title')}</h2>
      <p>
        <a href="/docs">{t('data.interface')}</a>
      </p>
      <ul>
        {CITIES.map(({ slug }) => (
          <li>
            {t(`city.${slug}`)}: <a href={`/data/${slug}/issues.csv`}>CSV</a>,{' '}
            <a href={`/data/${slug}/issues.geojson`}>GeoJSON</a>,{' '}
            <a href={`/data/${slug}/issues.ndjson`}>NDJSON</a>,{' '}
            <a href={`/data/${slug}/datapackage.json`}>Data Package</a>,{' '}
            <a href={`/feeds/${slug}.atom`} type="application/atom+xml">
              {t('data.feed')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Text({ keys, children }: { keys: readonly Key[]; children?: ComponentChildren }) {
  const { t } = useView();
  return (
    <div class="prose">
      {keys.map((key) => (
        <p>{t(key)}</p>
      ))}
      {children}
    </div>
  );
}
