import type { Key } from '../i18n/translate';
import { useView } from '../view';
import { Day } from './issues';

/** When each badge was earned; null while it is not. */
export interface EarnedBadges {
  pioneerAt: Date | null;
  communityVoiceAt: Date | null;
  problemSolverAt: Date | null;
  legendAt: Date | null;
}

const BADGES: ReadonlyArray<[time: keyof EarnedBadges, name: Key]> = [
  ['pioneerAt', 'badge.pioneer'],
  ['communityVoiceAt', 'badge.voice'],
  ['problemSolverAt', 'badge.solver'],
  ['legendAt', 'badge.legend'],
];

/** The badges somebody has earned. */
export function Badges({ earned }: { earned: EarnedBadges | undefined }) {
  const { t } = useView();
  const badges = BADGES.flatMap(([time, name]) => {
    const at = earned?.[time];
    return at ? [{ at, name }] : [];
  });
  if (badges.length === 0) return null;
  return (
    <>
      <h2>{t('badges')}</h2>
      <ul class="plain">
        {badges.map(({ at, name }) => (
          <li class="card">
            {t(name)} <Day at={at} />
          </li>
        ))}
      </ul>
    </>
  );
}
