import type { CategorySlug } from '../../kernel/categories';
import type { LifecycleStatus } from '../../kernel/statuses';
import type icons from './icons.json';

/** The icons in use, by their names in Lucide: `icons.json` has them, and the build makes one file of them. */
export type IconName = keyof typeof icons;

/** The icon of each category. */
export const CATEGORY_ICONS: Record<CategorySlug, IconName> = {
  traffic: 'traffic-cone',
  road: 'road',
  infrastructure: 'droplets',
  hygiene: 'trash-2',
  healthcare: 'heart-pulse',
  systemic: 'scale',
};

/** The icon of each status. */
export const STATUS_ICONS: Record<LifecycleStatus, IconName> = {
  open: 'megaphone',
  in_progress: 'wrench',
  resolved: 'check',
  closed: 'archive',
};
