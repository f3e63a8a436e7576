import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import { CATEGORY_ICONS } from '../../../kit/icons';
import type { Words } from '../../i18n/translate';
import { Icon } from '../../kit/icon';
import { QrCode } from '../../../kit/qr-code';
import { Page } from '../../page';
import { useView } from '../../view';
import { posterCode, type PosterSubject } from './poster-code';

/** A place, of one pincode, that posters are made for. */
export interface PosterPlace {
  pincode: string;
  /** '' if unknown. */
  area: string;
}

type Poster = PosterSubject & PosterPlace & { city: CitySlug };

/** A poster of a place: printed, it is the question, the code, and its address to be typed. */
export function posterPage(words: Words, poster: Poster): Page {
  return new Page({
    title: words.text('poster.question'),
    city: poster.city,
    isUnlisted: true,
    main: <PosterSheet {...poster} />,
    data: poster,
  });
}

function PosterSheet({ city, pincode, area, category }: Poster) {
  const { t, link, view } = useView();
  const url = view.origin + link(`/${city}/r/${posterCode({ pincode, category })}`);
  return (
    <>
      <div class="poster">
        {category && (
          <p class="poster-category">
            <Icon name={CATEGORY_ICONS[category]} /> {t(`category.${category}`)}
          </p>
        )}
        <QrCode url={url} />
        <p>{t('poster.scan')}</p>
        <p>
          <strong>{url.replace(/^https?:\/\//, '')}</strong>
        </p>
        <p dir="auto">{placeOf({ area, pincode })}</p>
      </div>
      <nav class="unprinted" aria-label={t('poster.pick')}>
        <p>{t('poster.pick')}</p>
        <ul class="links">
          {CATEGORY_SLUGS.map((each) => (
            <li>
              <a
                href={link(`/${city}/posters/${posterCode({ pincode, category: each })}`)}
                aria-current={each === category ? 'true' : undefined}
              >
                {t(`category.${each}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function placeOf({ area, pincode }: PosterPlace): string {
  return [area, pincode].filter(Boolean).join(', ');
}

/** The posters of the places of a ward, and the short links of their codes. */
export function Posters({ city, places }: { city: CitySlug; places: readonly PosterPlace[] }) {
  const { t } = useView();
  if (places.length === 0) return null;
  return (
    <section>
      <h2>{t('poster.list')}</h2>
      <p>{t('poster.lead')}</p>
      {places.map((place) => (
        <details>
          <summary dir="auto">{placeOf(place)}</summary>
          <ul class="plain">
            {CATEGORY_SLUGS.map((category) => (
              <li>
                <OnePoster city={city} subject={{ pincode: place.pincode, category }} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function OnePoster({ city, subject }: { city: CitySlug; subject: Required<PosterSubject> }) {
  const { t, link } = useView();
  const code = posterCode(subject);
  const short = link(`/${city}/r/${code}`);
  return (
    <p class="poster-links">
      <a href={link(`/${city}/posters/${code}`)}>
        <Icon name="printer" /> {t(`category.${subject.category}`)}
      </a>{' '}
      <a href={short}>{short}</a>
    </p>
  );
}
