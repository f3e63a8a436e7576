/** The cities the service knows, by slug. The `cities` table holds the same rows; a test proves it. */
export const CITY_SLUGS = [
  'mumbai',
  'bangalore',
  'delhi',
  'hyderabad',
  'chennai',
  'pune',
  'kolkata',
  'ahmedabad',
] as const;
export type CitySlug = (typeof CITY_SLUGS)[number];

/** Whether a city is served, being set up, or only collects interest (public city row). */
export type CityRolloutStatus = 'live' | 'rollout' | 'waitlist';

export interface City {
  slug: CitySlug;
  displayName: string;
  state: string;
  subdomain: string;
}

/** Other names people and post offices use. */
const ALIASES = new Map<string, CitySlug>([
  ['bombay', 'mumbai'],
  ['bengaluru', 'bangalore'],
  ['new delhi', 'delhi'],
  ['madras', 'chennai'],
  ['poona', 'pune'],
  ['calcutta', 'kolkata'],
  ['ahmadabad', 'ahmedabad'],
  ['amdavad', 'ahmedabad'],
]);

/** The city a text names: by slug, display name or usual alias, whatever the case; undefined when it names none. */
export function cityNamed(text: string): CitySlug | undefined {
  const name = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return CITY_SLUGS.find((slug) => slug === name) ?? ALIASES.get(name);
}

export const CITIES: readonly City[] = [
  { slug: 'mumbai', displayName: 'Mumbai', state: 'Maharashtra', subdomain: 'mumbai' },
  { slug: 'bangalore', displayName: 'Bangalore', state: 'Karnataka', subdomain: 'bangalore' },
  { slug: 'delhi', displayName: 'Delhi', state: 'Delhi', subdomain: 'delhi' },
  { slug: 'hyderabad', displayName: 'Hyderabad', state: 'Telangana', subdomain: 'hyderabad' },
  { slug: 'chennai', displayName: 'Chennai', state: 'Tamil Nadu', subdomain: 'chennai' },
  { slug: 'pune', displayName: 'Pune', state: 'Maharashtra', subdomain: 'pune' },
  { slug: 'kolkata', displayName: 'Kolkata', state: 'West Bengal', subdomain: 'kolkata' },
  { slug: 'ahmedabad', displayName: 'Ahmedabad', state: 'Gujarat', subdomain: 'ahmedabad' },
];
