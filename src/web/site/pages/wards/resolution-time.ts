/** The number of spans of time to which resolved issues are counted (`IssueWardMonth.durations`). */
export const SPANS = 120;
/** The end of the first span is a tenth later than this. */
const FIRST_S = 864;
const GROWTH = 1.1;
const DAY_S = 86_400;

/**
 * The median time to resolve an issue: the mean of the two in the middle. Issues are taken as evenly spread over their
 * span. A span ends a tenth later than it begins, so the exact median differs by less than a tenth, or by less than 16
 * minutes.
 * @param durations the number of issues in each span
 * @returns days; null without issues. A time of more than two and a half years is in the last span and becomes shorter
 */
export function medianDays(durations: readonly number[]): number | null {
  const issues = durations.reduce((sum, each) => sum + each, 0);
  if (issues === 0) return null;
  const [lower, upper] = [Math.floor((issues - 1) / 2), Math.floor(issues / 2)];
  return (secondsAt(durations, lower) + secondsAt(durations, upper)) / 2 / DAY_S;
}

/** The time to resolve an issue, by its position among those in the order of this time. */
function secondsAt(durations: readonly number[], position: number): number {
  let before = 0;
  for (const [span, issues] of durations.entries()) {
    if (position < before + issues)
      return startOf(span) + (startOf(span + 1) - startOf(span)) * ((position - before + 0.5) / issues);
    before += issues;
  }
  return startOf(SPANS);
}

/** When a span begins, in seconds after the report. */
function startOf(span: number): number {
  return span === 0 ? 0 : Math.round(FIRST_S * GROWTH ** span);
}
