import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import { LIFECYCLE_STATUSES } from '../../../../kernel/statuses';
import type { Words } from '../../i18n/translate';
import { type Problems, Refusal, Select, TextField } from '../../kit/fields';
import { queryOf } from '../../forms/form-fields';
import { Figures, IssueList, type ListedIssue, Pager } from '../../kit/issues';
import { MapBox } from '../../kit/map';
import { wardLabel } from '../../kit/ward-label';
import { Page } from '../../page';
import { useView } from '../../view';
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
    card: { description: words.text('city.lead', { city: name }) },
  });
}

function City({ list, numbered }: { list: CityList; numbered: readonly ListedIssue[] }) {
  const { city, filter, figures } = list;
  const { t, words } = useView();
  const { open, in_progress, resolved, closed } = figures;
  return (
    <>
      <Acts city={city} filter={filter} />
      <Figures
        figures={[
          [t('figures.open'), words.number(open)],
          [t('figures.inProgress'), words.number(in_progress)],
          [t('figures.resolved'), words.number(resolved + closed)],
        ]}
      />
      <Filters {...list} />
      <Numbered q={filter.q} issues={numbered} />
      {!list.isRefused && <Found {...list} />}
    </>
  );
}

function Acts({ city, filter: { category, ward } }: Pick<CityList, 'city' | 'filter'>) {
  const { t, link } = useView();
  return (
    <p class="acts">
      <a class="button" href={link(`/${city}/report`)}>
        {t('nav.report')}
      </a>{' '}
      <a href={link(`/${city}/follow${queryOf({ ward, category: ward ? undefined : category })}`)}>
        {t('alerts.follow')}
      </a>
    </p>
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

/** The issues that were found, on the map and as a list. */
function Found({ city, filter, page, map }: CityList) {
  const { t } = useView();
  const { category, status, ward } = filter;
  // The map has no text filter and no closed issues, so it would differ from the list.
  const isMapped = filter.q === undefined && status !== 'closed';
  const pathTo = (place: { after?: string; before?: string }) =>
    `/${city}${queryOf({ ...filter, sort: sortGiven(filter), ...place })}`;
  return (
    <div class={isMapped ? 'beside' : undefined}>
      {isMapped && <MapBox city={city} base={map} category={category} status={status} ward={ward} />}
      <div>
        <h2>{t('nav.issues')}</h2>
        <IssueList issues={page.items} />
        <Pager
          newer={page.newer && pathTo({ before: page.newer })}
          older={page.older && pathTo({ after: page.older })}
        />
      </div>
    </div>
  );
}

function Filters({ city, filter, wards, isRefused }: CityList) {
  const { t, link } = useView();
  const problems: Problems = isRefused ? { q: 'problem.search' } : {};
  return (
    <form method="get" action={link(`/${city}`)} role="search">
      <Refusal problems={problems} />
      <div class="filters">
        <TextField name="q" type="search" label={t('filter.words')} value={filter.q} problem={problems.q} />
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
      </div>
      <button type="submit">{t('filter.show')}</button>
    </form>
  );
}

function sortGiven({ sort }: CityIssueFilter): string | undefined {
  return sort === 'newest' ? undefined : sort;
}
