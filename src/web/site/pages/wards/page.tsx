import type { WardAddresses } from '../../../../accountability';
import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import type { RatedWard } from '../../../../public-read';
import type { ConfirmationFigure } from '../../../../resolution';
import { queryOf } from '../../forms/form-fields';
import { type PosterPlace, Posters } from '../posters/page';
import type { Words } from '../../i18n/translate';
import { Figures, IssueList } from '../../kit/issues';
import { wardLabel } from '../../kit/ward-label';
import { Page } from '../../page';
import { useView } from '../../view';
import type { CityIssuePage } from '../city/city-issues.queries';
import { ConfirmationFigures } from './confirmation-figures';
import { sum, type WardFigure } from './ward-figures.queries';
import type { WardTimeliness } from './ward-timeliness.queries';

/** A share of fewer issues is not meaningful. */
const MIN_SAMPLE = 5;
/** The same for the share resolved in time. */
const MIN_JUDGED = 20;

/** The wards of a city with their figures. */
export function wardsPage(words: Words, list: WardList): Page {
  return new Page({
    title: words.text('wards.title', { city: words.text(`city.${list.city}`) }),
    city: list.city,
    main: <Wards {...list} />,
    card: { description: words.text('wards.how', { n: String(MIN_SAMPLE) }) },
  });
}

function Wards(list: WardList) {
  const { t } = useView();
  return (
    <>
      <How />
      <div class="table" tabIndex={0} role="region" aria-label={t('nav.wards')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('filter.ward')}</th>
              <th scope="col" class="n">
                {t('wards.reported')}
              </th>
              <th scope="col" class="n">
                {t('figures.resolved')}
              </th>
              <th scope="col" class="n">
                {t('wards.share')}
              </th>
              <th scope="col" class="n">
                {t('wards.onTime')}
              </th>
            </tr>
          </thead>
          <Rows {...list} />
        </table>
      </div>
    </>
  );
}

interface WardList {
  city: CitySlug;
  wards: readonly RatedWard[];
  addresses: WardAddresses;
  figures: readonly WardFigure[];
  timeliness: readonly WardTimeliness[];
}

/** The explanation of the figures. */
function How() {
  const { t } = useView();
  return (
    <p>
      {t('wards.how', { n: String(MIN_SAMPLE) })} {t('wards.onTimeHow', { n: String(MIN_JUDGED) })}
    </p>
  );
}

function Rows({ city, wards, addresses, figures, timeliness }: WardList) {
  const { words, link } = useView();
  const rows = [...wards].sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }));
  return (
    <tbody>
      {rows.map(({ code, name }) => {
        const { reported, resolved } = sum(figures.filter(({ ward }) => ward === code));
        return (
          <tr>
            <th scope="row">
              <a href={link(`/${city}/wards/${encodeURIComponent(addresses.of(code))}`)}>
                {wardLabel({ code, name })}
              </a>
            </th>
            <td class="n">{words.number(reported)}</td>
            <td class="n">{words.number(resolved)}</td>
            <td class="n">{share(words, reported, resolved)}</td>
            <td class="n">
              {onTime(
                words,
                timeliness.find(({ ward }) => ward === code),
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

interface WardCard {
  city: CitySlug;
  /** The part of a path for the ward. */
  address: string;
  ward: RatedWard;
  figures: readonly WardFigure[];
  /** undefined if no due date has passed yet. */
  timeliness: WardTimeliness | undefined;
  /** undefined if no repair is decided yet. */
  confirmation: ConfirmationFigure | undefined;
  newest: CityIssuePage;
  /** The places of the ward, for posters. */
  places: readonly PosterPlace[];
}

/** The scorecard of a ward. */
export function wardPage(words: Words, card: WardCard): Page {
  return new Page({
    title: words.text('ward.title', { ward: wardLabel(card.ward) }),
    city: card.city,
    main: <Ward {...card} />,
    card: {
      description: words.text('wards.how', { n: String(MIN_SAMPLE) }),
      image: `/${card.city}/wards/${encodeURIComponent(card.address)}/share.jpg`,
    },
  });
}

function Ward({ city, ward, figures, timeliness, confirmation, newest, places }: WardCard) {
  const { t, words, link } = useView();
  const { reported, resolved } = sum(figures);
  return (
    <>
      <Figures
        figures={[
          [t('wards.reported'), words.number(reported)],
          [t('figures.resolved'), words.number(resolved)],
          [t('wards.share'), share(words, reported, resolved)],
          [t('wards.onTime'), onTime(words, timeliness)],
          [t('wards.median'), medianOf(words, timeliness)],
        ]}
      />
      <How />
      {ward.score !== null && <p>{t('ward.score', { score: words.number(ward.score) })}</p>}
      <ConfirmationFigures city={city} figure={confirmation} />
      <h2>{t('ward.byCategory')}</h2>
      <ByCategory figures={figures} />
      <h2>{t('home.newest')}</h2>
      <IssueList issues={newest.items} />
      <p>
        <a href={link(`/${city}${queryOf({ ward: ward.code })}`)}>{t('ward.all')}</a>{' '}
        <a href={link(`/${city}/follow${queryOf({ ward: ward.code })}`)}>{t('alerts.follow')}</a>
      </p>
      <Posters city={city} places={places} />
    </>
  );
}

function ByCategory({ figures }: { figures: readonly WardFigure[] }) {
  const { t, words } = useView();
  return (
    <dl class="facts-list">
      {CATEGORY_SLUGS.map((category) => {
        const { reported, resolved } = sum(figures.filter((figure) => figure.category === category));
        if (reported === 0) return null;
        return (
          <>
            <dt>{t(`category.${category}`)}</dt>
            <dd>
              {words.number(reported)}{' '}
              {resolved > 0 && <span>({words.count('resolvedIssues', resolved)})</span>}
            </dd>
          </>
        );
      })}
    </dl>
  );
}

function share(words: Words, reported: number, resolved: number): string {
  return reported < MIN_SAMPLE ? '–' : words.percent((100 * resolved) / reported);
}

/** The share that was resolved in time, with the number it is a share of. */
function onTime(words: Words, timeliness: WardTimeliness | undefined): string {
  if (!timeliness || timeliness.judged < MIN_JUDGED) return '–';
  const { judged, onTime: met } = timeliness;
  return words.text('wards.onTimeOf', {
    share: words.percent((100 * met) / judged),
    n: words.number(judged),
  });
}

/** The median time to resolve an issue, in days. */
function medianOf(words: Words, timeliness: WardTimeliness | undefined): string {
  if (!timeliness || timeliness.medianDays === null || timeliness.resolved < MIN_JUDGED) return '–';
  return words.number(Math.round(10 * timeliness.medianDays) / 10);
}
