import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import { CATEGORY_ICONS, type IconName } from '../../../kit/icons';
import type { CitySlug } from '../../../../kernel/cities';
import { queryOf } from '../../forms/form-fields';
import type { Key } from '../../i18n/translate';
import { island } from '../../islands/island';
import { Icon } from '../../kit/icon';
import { useView } from '../../view';
import type { CityIssueFilter } from './city-issues.queries';

/** Filters by what became of an issue. */
const STATES = [
  { name: 'status.open', change: { status: 'open' } },
  { name: 'filter.late', change: { late: 'yes' }, icon: 'triangle-alert' },
  { name: 'status.resolved', change: { status: 'resolved' } },
] as const satisfies ReadonlyArray<{ name: Key; change: Partial<CityIssueFilter>; icon?: IconName }>;

/** The filters that are asked for most, as links; that of the page's own filter takes it away again. */
export function Chips({
  city,
  path,
  filter,
  states = STATES,
}: {
  city: CitySlug;
  path: string;
  filter: CityIssueFilter;
  states?: ReadonlyArray<(typeof STATES)[number]>;
}) {
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
      <a class="scripted" href={link(`/${city}/map`)} {...island('near', {})}>
        <Icon name="locate-fixed" /> {t('filter.near')}
      </a>
      {states.map((state) => (
        <a {...chip(state.change)}>
          {'icon' in state && <Icon name={state.icon} />} {t(state.name)}
        </a>
      ))}
      {CATEGORY_SLUGS.map((category) => (
        <a {...chip({ category })}>
          <Icon name={CATEGORY_ICONS[category]} /> {t(`category.${category}`)}
        </a>
      ))}
    </nav>
  );
}

/** The chips of a map, which shows open and resolved issues, but cannot tell the late ones apart. */
export function MapChips(props: Omit<Parameters<typeof Chips>[0], 'states'>) {
  return <Chips {...props} states={STATES.filter(({ name }) => name !== 'filter.late')} />;
}
