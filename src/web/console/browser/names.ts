import { CATEGORIES } from '../../../kernel/categories';
import { CITIES } from '../../../kernel/cities';
import type { Priority } from '../../../kernel/priorities';
import { SOURCE_LABELS } from '../../../kernel/sources';
import type { Option } from './kit/forms/fields';
import { textOf } from './words';

const PRIORITY_NAMES: Record<Priority, string> = {
  low: textOf('common.low'),
  medium: textOf('common.medium'),
  high: textOf('common.high'),
};

/** The categories as options of a select field. */
export const CATEGORY_OPTIONS: readonly Option[] = CATEGORIES.map(({ slug, displayName }) => ({
  value: slug,
  label: displayName,
}));

/** The priorities as options of a select field. */
export const PRIORITY_OPTIONS: readonly Option[] = Object.entries(PRIORITY_NAMES).map(([value, label]) => ({
  value,
  label,
}));

/** The display name of a city. */
export function cityName(city: string): string {
  return CITIES.find(({ slug }) => slug === city)?.displayName ?? city;
}

/** The display name of a channel. The API may add channels; an unknown one is shown as its slug. */
export function channelName(channel: string): string {
  return (SOURCE_LABELS as Readonly<Record<string, string>>)[channel] ?? channel;
}
