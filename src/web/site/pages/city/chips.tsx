import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import { CATEGORY_ICONS } from '../../../kit/icons';
import { queryOf } from '../../forms/form-fields';
import { Icon } from '../../kit/icon';
import { useView } from '../../view';
import type { CityIssueFilter } from './city-issues.queries';

const STATUSES = ['open', 'resolved'] as const;

/** The filters that are asked for most, as links; that of the page's own filter takes it away again. */
export function Chips({ path, filter }: { path: string; filter: CityIssueFilter }) {
  const { t, link } = useView();
  const { sort, ...given } = filter;
  const chip = (change: Partial<CityIssueFilter>) => {
    const isOn = Object.entries(change).every(([name, value]) => given[name as 'status'] === value);
    const asked = isOn ? Object.fromEntries(Object.keys(change).map((name) => [name, undefined])) : change;
    return {
      href: link(path + queryOf({ ...given, ...asked, sort: sort === 'newest' ? undefined : sort })),
      'aria-current': isOn ? ('true' as const) : undefined,
    };
  };
  return (
    <nav class="chips" aria-label={t('filter.more')}>
      {STATUSES.map((status) => (
        <a {...chip({ status })}>{t(`status.${status}`)}</a>
      ))}
      {CATEGORY_SLUGS.map((category) => (
        <a {...chip({ category })}>
          <Icon name={CATEGORY_ICONS[category]} /> {t(`category.${category}`)}
        </a>
      ))}
    </nav>
  );
}
