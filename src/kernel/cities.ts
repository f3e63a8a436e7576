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

/** Whether the city's desk is working, being set up, or only collects interest (public city row). */
export type CityRolloutStatus = 'live' | 'rollout' | 'waitlist';

export interface City {
  slug: CitySlug;
  displayName: string;
  state: string;
  subdomain: string;
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
