import { CATEGORY_SLUGS, type CategorySlug, FEED_CATEGORIES } from '../../../kernel/categories';
import { CHAIN_ROLES } from '../../../kernel/people/chain-roles';
import type { Priority } from '../../../kernel/priorities';
import { ISSUE_SOURCES } from '../../../kernel/sources';
import type { Option } from './kit/forms/fields';
import { textOf } from './words';

const PRIORITY_NAMES: Record<Priority, string> = {
  low: textOf('shell.low'),
  medium: textOf('shell.medium'),
  high: textOf('shell.high'),
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

/** The name of a role in the chain of offices. The API may add roles; an unknown one is shown as it is. */
export function chainRoleName(role: string): string {
  const known = CHAIN_ROLES.find((each) => each === role);
  return known ? textOf(`chainRole.${known}`) : role;
}

/** The display name of a channel. The API may add channels; an unknown one is shown as its slug. */
export function channelName(channel: string): string {
  const known = ISSUE_SOURCES.find((each) => each === channel);
  return known ? textOf(`channel.${known}`) : channel;
}
