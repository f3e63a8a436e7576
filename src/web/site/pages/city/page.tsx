import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import { LIFECYCLE_STATUSES } from '../../../../kernel/statuses';
import type { Words } from '../../i18n/translate';
import { Select } from '../../kit/fields';
import { Icon } from '../../kit/icon';
import { queryOf } from '../../forms/form-fields';
import { IssueList, type ListedIssue, Pager } from '../../kit/issues';
import { MapBox } from '../../kit/map';
import { wardLabel } from '../../kit/ward-label';
import { Page } from '../../page';
import { useView } from '../../view';
import { Chips } from './chips';
import { type CityIssueFilter, SORTS } from './city-issues.queries';
import type { CityList } from './city-list.service';

/** The list of a city's issues, with filters. @param numbered issues of all cities with the searched number */
export function cityPage(words: Words, list: CityList, numbered: readonly ListedIssue[] = []): Page {
  const name = words.text(`city.${list.city}`);
  return new Page({
    title: words.text('city.title', { city: name }),
    city: list.city,
    main: <City list={list} numbered={numbered} />,
    data: { ...list, numbered },
    status: list.isRefused ? 422 : 200,
    isPersonal: list.isMisread || list.isRefused,
    card: { description: words.text('city.lead', { city: name }), image: `/${list.city}/share.jpg` },
  });
}

function City({ list, numbered }: { list: CityList; numbered: readonly ListedIssue[] }) {
  const { city, filter } = list;
  const { category, status, ward } = filter;
  // The map has no filters by text and lateness and no closed issues, so it would differ from the list.
  const isMapped = filter.q === undefined && filter.late === undefined && status !== 'closed';
  return (
    <div class={isMapped ? 'beside' : undefined}>
      <div>
        <Filters {...list} />
        <Chips city={city} path={`/${city}`} filter={filter} />
        <Numbered q={filter.q} issues={numbered} />
        {!list.isRefused && <Found {...list} />}
      </div>
      {isMapped && <MapBox city={city} base={list.map} category={category} status={status} ward={ward} />}
    </div>
  );
}

/** How many issues the city has, in a line. */
function Counts({ figures: { open, inProgress, repaired } }: Pick<CityList, 'figures'>) {
  const { t, words } = useView();
  const counts: ReadonlyArray<[name: string, count: number]> = [
    [t('figures.open'), open],
    [t('figures.inProgress'), inProgress],
    [t('figures.resolved'), repaired],
  ];
  return (
    <dl class="counts">
      {counts.map(
        ([name, count]) =>
          count > 0 && (
            <div>
              <dt>{name}</dt>
              <dd class="figure">{words.number(count)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The issues of all cities that have the searched number. */
function Numbered({ q = '', issues }: { q: string | undefined; issues: readonly ListedIssue[] }) {
  const { t } = useView();
  if (issues.length === 0) return null;
  return (
    <section>
      <h2>{t('issue.number', { number: q })}</h2>
      <IssueList issues={issues} showCity />
    </section>
  );
}

/** The issues that were found. */
function Found({ city, filter, page, figures }: CityList) {
  const { t, link } = useView();
  const { category, ward } = filter;
  const pathTo = (place: { after?: string; before?: string }) =>
    `/${city}${queryOf({ ...filter, sort: sortGiven(filter), ...place })}`;
  return (
    <>
      <h2 class="unseen">{t('nav.issues')}</h2>
      <Counts figures={figures} />
      <IssueList issues={page.items} />
      <Pager
        newer={page.newer && pathTo({ before: page.newer })}
        older={page.older && pathTo({ after: page.older })}
      />
      <p class="acts">
        <Icon name="bell" />
        <a href={link(`/${city}/follow${queryOf({ ward, category: ward ? undefined : category })}`)}>
          {t('alerts.follow')}
        </a>
      </p>
    </>
  );
}

/** The search, and the other filters, which are open if one of them is set that has no chip. */
function Filters({ city, filter, wards, isRefused }: CityList) {
  const { t, link } = useView();
  const problem = isRefused ? 'problem.search' : undefined;
  return (
    <form method="get" action={link(`/${city}`)} role="search" class="search">
      <div class="search-row">
        <label class="unseen" for="q">
          {t('search.label')}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          dir="auto"
          value={filter.q ?? ''}
          placeholder={t('search.label')}
          {...(problem && { 'aria-invalid': 'true', 'aria-describedby': 'q-error' })}
        />
        <button type="submit">
          <Icon name="search" />
          <span class="unseen">{t('filter.show')}</span>
        </button>
      </div>
      {problem && (
        <p class="error" id="q-error">
          {t(problem)}
        </p>
      )}
      <details class="more" open={filter.ward !== undefined || filter.sort !== 'newest'}>
        <summary>
          <Icon name="sliders-horizontal" />
          <span class="unseen">{t('filter.more')}</span>
        </summary>
        <OtherFilters filter={filter} wards={wards} />
      </details>
      {filter.late && <input type="hidden" name="late" value={filter.late} />}
    </form>
  );
}

function OtherFilters({ filter, wards }: Pick<CityList, 'filter' | 'wards'>) {
  const { t } = useView();
  return (
    <div class="filters">
      <Select
        name="category"
        label={t('filter.category')}
        value={filter.category}
        empty={t('filter.all')}
        choices={CATEGORY_SLUGS.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      <Select
        name="status"
        label={t('filter.status')}
        value={filter.status}
        empty={t('filter.all')}
        choices={LIFECYCLE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <Select
        name="ward"
        label={t('filter.ward')}
        value={filter.ward}
        empty={t('filter.all')}
        choices={wards.map(({ code, name }) => ({ value: code, label: wardLabel({ code, name }) }))}
      />
      <Select
        name="sort"
        label={t('filter.sort')}
        value={filter.sort}
        choices={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      <button type="submit">{t('filter.show')}</button>
    </div>
  );
}

function sortGiven({ sort }: CityIssueFilter): string | undefined {
  return sort === 'newest' ? undefined : sort;
}
