import { BADGE_THRESHOLDS } from '../../../scores';
import type { Key } from '../i18n/translate';
import { useView } from '../view';
import { Day } from './issues';

/** When each badge was earned; null if it was not. */
export interface EarnedBadges {
  pioneerAt: Date | null;
  communityVoiceAt: Date | null;
  problemSolverAt: Date | null;
  legendAt: Date | null;
}

const BADGES: ReadonlyArray<[time: keyof EarnedBadges, name: Key, threshold: number]> = [
  ['pioneerAt', 'badge.pioneer', BADGE_THRESHOLDS.Pioneer],
  ['communityVoiceAt', 'badge.voice', BADGE_THRESHOLDS['Community Voice']],
  ['problemSolverAt', 'badge.solver', BADGE_THRESHOLDS['Problem Solver']],
  ['legendAt', 'badge.legend', BADGE_THRESHOLDS.Legend],
];

/** The badges a person has earned. */
export function Badges({ earned }: { earned: EarnedBadges | undefined }) {
  const { t, words } = useView();
  const badges = BADGES.flatMap(([time, name, threshold]) => {
    const at = earned?.[time];
    return at ? [{ at, name: t(name, { n: words.number(threshold) }) }] : [];
  });
  if (badges.length === 0) return null;
  return (
    <>
      <h2>{t('badges')}</h2>
      <ul class="plain">
        {badges.map(({ at, name }) => (
          <li class="card">
            {name} <Day at={at} />
          </li>
        ))}
      </ul>
    </>
  );
}
