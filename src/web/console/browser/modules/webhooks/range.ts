import { momentFrom, momentOf } from '../../kit/format';
import { Refusal } from '../../refusal';
import { textOf } from '../../words';

/** A period; an omitted side is open. */
export interface TimeRange {
  from?: string;
  to?: string;
}

/** The period in two fields. @throws Refusal if one of them is not a date and time */
export function rangeIn(texts: { from: string; to: string }): TimeRange {
  const range: TimeRange = {};
  for (const side of ['from', 'to'] as const) {
    if (texts[side] === '') continue;
    const moment = momentFrom(texts[side]);
    if (moment === undefined) throw new Refusal(400, [`${side} ${textOf('refusal.moment')}`]);
    range[side] = moment;
  }
  return range;
}

/** The effect of a replay of a period, in words. */
export function replayInWords({ from, to }: TimeRange): string {
  const until = to ? momentOf(to) : textOf('format.now');
  return from
    ? textOf('integrations.replaysFrom', { from: momentOf(from), until })
    : textOf('integrations.replaysAll', { until });
}
