import { SLUG_OF_LABEL } from '../../../../../kernel/categories';
import { CATEGORY_ICONS, type IconName } from '../../../../kit/icons';

/** The icon of a category, by the label that the feed has for it. */
export function categoryIcon(label: string): IconName {
  const slugs: Readonly<Record<string, (typeof SLUG_OF_LABEL)[keyof typeof SLUG_OF_LABEL]>> = SLUG_OF_LABEL;
  const slug = slugs[label];
  return slug ? CATEGORY_ICONS[slug] : 'inbox';
}
