import type { Schemas } from '../../api';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

function lengthOf(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${minutes} min`;
  if (minutes < DAY_MINUTES) return `${Math.round(minutes / HOUR_MINUTES)} h`;
  return `${Math.round(minutes / DAY_MINUTES)} days`;
}

/** The reasons why an issue is a probable duplicate of the first one of its cluster, in sentences. */
export function reasonsOf(evidence: Schemas['DuplicateEvidence']): string[] {
  const { metres, minutes, sharedWords, pictureDistance } = evidence;
  return [
    metres === null ? 'The distance is not known.' : `${Math.round(metres)} m from the first.`,
    `Reported ${lengthOf(minutes)} after the first.`,
    sharedWords.length === 0 ? 'The titles share no words.' : `Both titles say: ${sharedWords.join(', ')}.`,
    ...(pictureDistance === null ? [] : [`The nearest pictures differ in ${pictureDistance} of 64 bits.`]),
  ];
}
