import type { Schemas } from '../../api';
import { textOf } from '../../words';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

function lengthOf(minutes: number): string {
  if (minutes < HOUR_MINUTES) return textOf('moderation.min', { minutes });
  if (minutes < DAY_MINUTES) return textOf('issue.hours', { hours: Math.round(minutes / HOUR_MINUTES) });
  return textOf('issue.days', { value: Math.round(minutes / DAY_MINUTES) });
}

/** The reasons why an issue is a probable duplicate of the first one of its cluster, in sentences. */
export function reasonsOf(evidence: Schemas['DuplicateEvidence']): string[] {
  const { metres, minutes, sharedWords, pictureDistance } = evidence;
  return [
    metres === null
      ? textOf('moderation.theDistanceIsNot')
      : textOf('moderation.mFromTheFirst', { metres: Math.round(metres) }),
    textOf('moderation.reportedAfterTheFirst', { minutes: lengthOf(minutes) }),
    sharedWords.length === 0
      ? textOf('moderation.theTitlesShareNo')
      : textOf('moderation.bothTitlesSay', { sharedWords: sharedWords.join(', ') }),
    ...(pictureDistance === null ? [] : [textOf('moderation.theNearestPicturesDiffer', { pictureDistance })]),
  ];
}
