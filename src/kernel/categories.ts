/** The categories of the token API, and the label under which the public feed shows an issue of each. */
export const CATEGORY_SLUGS = [
  'traffic',
  'road',
  'infrastructure',
  'hygiene',
  'healthcare',
  'systemic',
] as const;
export type CategorySlug = (typeof CATEGORY_SLUGS)[number];

export interface Category {
  slug: CategorySlug;
  displayName: string;
  icon: string;
  color: string;
  description: string;
}

export const CATEGORIES: readonly Category[] = [
  {
    slug: 'traffic',
    displayName: 'Traffic',
    icon: '🚦',
    color: '#E67E22',
    description: 'Signals, congestion, parking and unsafe crossings',
  },
  {
    slug: 'road',
    displayName: 'Roads',
    icon: '🛣️',
    color: '#7F8C8D',
    description: 'Potholes, broken surfaces, missing markings and damaged footpaths',
  },
  {
    slug: 'infrastructure',
    displayName: 'Infrastructure',
    icon: '🏗️',
    color: '#2980B9',
    description: 'Street lights, water supply, drains, power and public buildings',
  },
  {
    slug: 'hygiene',
    displayName: 'Hygiene & Sanitation',
    icon: '🧹',
    color: '#27AE60',
    description: 'Garbage, sewage, stray waste and public toilets',
  },
  {
    slug: 'healthcare',
    displayName: 'Healthcare',
    icon: '🏥',
    color: '#C0392B',
    description: 'Clinics, mosquitoes, stray animals and other risks to health',
  },
  {
    slug: 'systemic',
    displayName: 'Systemic',
    icon: '⚖️',
    color: '#8E44AD',
    description: 'Corruption, unanswered complaints and failures of the administration',
  },
];

const FEED_LABELS: Record<CategorySlug, FeedCategory> = {
  traffic: 'Traffic',
  road: 'Infrastructure',
  infrastructure: 'Infrastructure',
  hygiene: 'Garbage & filth',
  healthcare: 'Safety',
  systemic: 'Corruption',
};

/** The name of a category, in English. */
export function categoryName(category: CategorySlug): string {
  return CATEGORIES.find(({ slug }) => slug === category)?.displayName ?? category;
}

/** The categories of the public feed and of the console, by their labels (docs/api/public-read.md#category-labels). */
export const FEED_CATEGORIES = [
  'Infrastructure',
  'Garbage & filth',
  'Safety',
  'Traffic',
  'Public transport',
  'Corruption',
] as const;
export type FeedCategory = (typeof FEED_CATEGORIES)[number];

/** The category slug of each feed label. */
export const SLUG_OF_LABEL: Record<FeedCategory, CategorySlug> = {
  Infrastructure: 'infrastructure',
  'Garbage & filth': 'hygiene',
  Safety: 'healthcare',
  Traffic: 'traffic',
  'Public transport': 'traffic',
  Corruption: 'systemic',
};

/** The public feed's label of a category slug. */
export function feedLabelOf(category: CategorySlug): FeedCategory {
  return FEED_LABELS[category];
}
