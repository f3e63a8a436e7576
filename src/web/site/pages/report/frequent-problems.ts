import type { CategorySlug } from '../../../../kernel/categories';
import type { IconName } from '../../../kit/icons';

/** A problem that is often reported: the value of the form's field `problem`, and its icon. */
type Problem = readonly [slug: string, icon: IconName];

/** The problems that are often reported, by category. */
export const FREQUENT_PROBLEMS = {
  road: [
    ['pothole', 'triangle-alert'],
    ['road-caved-in', 'traffic-cone'],
    ['footpath', 'footprints'],
    ['manhole', 'circle-dot'],
    ['markings', 'road'],
  ],
  hygiene: [
    ['garbage', 'trash-2'],
    ['dumping', 'archive'],
    ['toilet', 'droplets'],
    ['sweeping', 'road'],
    ['dead-animal', 'bug'],
  ],
  infrastructure: [
    ['streetlight', 'lightbulb'],
    ['water-leak', 'droplets'],
    ['no-water', 'x'],
    ['drain', 'circle-pause'],
    ['waterlogging', 'waves'],
    ['power-line', 'plug'],
  ],
  traffic: [
    ['signal', 'traffic-cone'],
    ['parking', 'circle-parking'],
    ['traffic-jam', 'clock'],
    ['crossing', 'footprints'],
    ['road-sign', 'info'],
  ],
  healthcare: [
    ['mosquitoes', 'bug'],
    ['stray-dogs', 'triangle-alert'],
    ['dirty-water', 'droplets'],
    ['clinic', 'heart-pulse'],
    ['unsafe-food', 'info'],
  ],
  systemic: [
    ['bribe', 'scale'],
    ['no-answer', 'inbox'],
    ['poor-work', 'wrench'],
    ['encroachment', 'map-pin'],
    ['illegal-building', 'building-2'],
  ],
} as const satisfies Record<CategorySlug, readonly Problem[]>;

/** The value of a frequent problem. */
export type FrequentProblem = (typeof FREQUENT_PROBLEMS)[CategorySlug][number][0];

/** The frequent problem of a form's field, with its category; undefined if the field has none. */
export function frequentProblem(
  value: string,
): { problem: FrequentProblem; category: CategorySlug } | undefined {
  for (const [category, problems] of Object.entries(FREQUENT_PROBLEMS))
    for (const [problem] of problems)
      if (problem === value) return { problem, category: category as CategorySlug };
  return undefined;
}
