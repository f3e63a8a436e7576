import { CATEGORY_SLUGS, type CategorySlug, FEED_CATEGORIES } from '../../../kernel/categories';
import { CITY_SLUGS } from '../../../kernel/cities';
import type { Priority } from '../../../kernel/priorities';
import { ISSUE_SOURCES } from '../../../kernel/sources';
import type { Option } from './kit/forms/fields';
import { textOf } from './words';

const PRIORITY_NAMES: Record<Priority, string> = {
  low: textOf('common.low'),
  medium: textOf('common.medium'),
  high: textOf('common.high'),
};

/** The categories as options of a select field. */
export const CATEGORY_OPTIONS: readonly Option[] = CATEGORY_SLUGS.map((value) => ({
  value,
  label: categoryName(value),
}));

/** The priorities as options of a select field. */
export const PRIORITY_OPTIONS: readonly Option[] = Object.entries(PRIORITY_NAMES).map(([value, label]) => ({
  value,
  label,
}));

/** The name of a category. */
export function categoryName(category: CategorySlug): string {
  return textOf(`category.${category}`);
}

/** The name of a category of the public feed. */
export function feedCategoryName(category: string): string {
  const known = FEED_CATEGORIES.find((each) => each === category);
  return known ? textOf(`feedCategory.${known}`) : category;
}

/** The name of a city. */
export function cityName(city: string): string {
  const known = CITY_SLUGS.find((slug) => slug === city);
  return known ? textOf(`city.${known}`) : city;
}

/** The display name of a channel. The API may add channels; an unknown one is shown as its slug. */
export function channelName(channel: string): string {
  const known = ISSUE_SOURCES.find((each) => each === channel);
  return known ? textOf(`channel.${known}`) : channel;
}
