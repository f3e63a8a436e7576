import type { HttpAnswer } from '../support/network/http';
import { ResolutionFlow } from '../support/service/resolution';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';

/** The decision of city staff about a request to reopen an issue, by route: the request, and its audit action. */
export function reopenRequestActs(of: {
  service: () => TestService;
  staff: () => StaffMember;
}): Record<string, () => { action: string; do: () => Promise<HttpAnswer> }> {
  return {
    'POST /api/admin/feed/issues/:id/reopen-requests/:requestId': () => ({
      action: 'issue.review_reopen_request',
      do: async () => {
        const flow = new ResolutionFlow(of.service());
        await flow.renew();
        await flow.resolved();
        const path = `/api/admin/feed/issues/${flow.issue}/reopen-requests/${await flow.requested()}`;
        return of.staff().api.post(path, { action: 'deny' });
      },
    }),
  };
}
