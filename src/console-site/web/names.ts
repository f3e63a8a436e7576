import { CATEGORIES } from '../../kernel/categories';
import { CITIES } from '../../kernel/cities';
import type { Priority } from '../../kernel/priorities';
import { SOURCE_LABELS } from '../../kernel/sources';
import type { Option } from './kit/fields';

const PRIORITY_NAMES: Record<Priority, string> = { low: 'Low', medium: 'Medium', high: 'High' };

/** The categories as the options of a choice. */
export const CATEGORY_OPTIONS: readonly Option[] = CATEGORIES.map(({ slug, displayName }) => ({
  value: slug,
  label: displayName,
}));

/** The priorities as the options of a choice. */
export const PRIORITY_OPTIONS: readonly Option[] = Object.entries(PRIORITY_NAMES).map(([value, label]) => ({
  value,
  label,
}));

/** What a city is called. */
export function cityName(city: string): string {
  return CITIES.find(({ slug }) => slug === city)?.displayName ?? city;
}

/** What a channel is called; the API may add to them. */
export function channelName(channel: string): string {
  return (SOURCE_LABELS as Readonly<Record<string, string>>)[channel] ?? channel;
}
