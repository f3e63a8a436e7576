import { presentResolution, type ResolutionJson } from '../../issues';
import type { ResolvedIssueDto } from './resolve.dto';

/** An issue that city staff resolved (docs/api/staff.md#resolving). */
export function presentResolvedIssue(issueId: string, resolution: ResolutionJson): ResolvedIssueDto {
  return {
    issueId,
    status: 'resolved',
    resolution: presentResolution(resolution, (time) => time.toISOString()),
  };
}
