import type { CitySlug } from '../../../../kernel/cities';
import type { ReporterRow } from '../../../../public-read';
import type { Words } from '../../i18n/translate';
import { Badges } from '../../kit/badges';
import { Figures } from '../../kit/issues';
import { Page } from '../../page';
import { useView } from '../../view';
import type { Profile } from './people.service';

/** The leaderboard of a city. */
export function peoplePage(words: Words, city: CitySlug, leaders: readonly ReporterRow[]): Page {
  return new Page({
    title: words.text('people.title', { city: words.text(`city.${city}`) }),
    city,
    main: <People city={city} leaders={leaders} />,
  });
}

function People({ city, leaders }: { city: CitySlug; leaders: readonly ReporterRow[] }) {
  const { t, words, link } = useView();
  return (
    <>
      <p>{t('people.how')}</p>
      {leaders.length === 0 && <p class="empty">{t('people.none')}</p>}
      <ol class="plain">
        {leaders.map(({ name, slug, rank, reports, resolved }) => (
          <li class="card">
            {words.number(rank)}.{' '}
            <a href={link(`/${city}/people/${encodeURIComponent(slug)}`)} dir="auto">
              {name}
            </a>
            <p class="facts">
              <span>{words.count('reports', reports)}</span>
              <span>{words.count('resolvedIssues', resolved)}</span>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The profile of a contributor. */
export function profilePage(words: Words, city: CitySlug, profile: Profile): Page {
  return new Page({
    title: profile.reporter.name,
    isTitleWritten: true,
    city,
    main: <Contributor city={city} {...profile} />,
  });
}

function Contributor({ city, reporter, score }: Profile & { city: CitySlug }) {
  const { t, words, link } = useView();
  const { reports, resolved, rank, bio, beat, joined, extra } = reporter;
  return (
    <>
      {reporter.cr && <p>{t('people.verified')}</p>}
      {beat && <p dir="auto">{beat}</p>}
      {bio && (
        <p class="words" dir="auto">
          {bio}
        </p>
      )}
      <p class="facts">{t('people.since', { day: words.day(joined) })}</p>
      <Figures
        figures={[
          [t('people.rank'), words.number(rank)],
          [t('wards.reported'), words.number(reports)],
          [t('figures.resolved'), words.number(resolved)],
          [t('people.score'), words.number(score?.score ?? 0)],
        ]}
      />
      <Badges earned={score} />
      <h2>{t('home.newest')}</h2>
      <ul class="issues">
        {extra.map(({ id, title, area }) => (
          <li>
            <a class="title" href={link(`/${city}/issues/${id}`)} dir="auto">
              {title}
            </a>
            {area && (
              <p class="facts" dir="auto">
                {area}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
