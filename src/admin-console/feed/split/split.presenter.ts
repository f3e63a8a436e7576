import type { SplitIssuesDto } from './split.dto';

/** The issues that an issue was split into. @param issueIds their ids, in the order of the parts */
export function presentSplit(issueIds: string[]): SplitIssuesDto {
  return { issueIds };
}
