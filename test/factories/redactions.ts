import type { HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';
import { photo } from './files';
import { reportedIssue } from './issues';
import { uploadedPhoto } from './media';
import { person } from './people';

/** A text with a number of a phone, and where it stands. */
export const TEXT_WITH_PHONE = 'The lamp is dark since Monday, ask on 98765 43210 who lives there.';
const START = TEXT_WITH_PHONE.indexOf('98765');
export const PHONE_RANGE = { start: START, end: START + '98765 43210'.length };

interface Acting {
  service: () => TestService;
  staff: () => StaffMember;
}

/** The acts of city staff on words of texts and parts of photos, by route: the request, and its audit action. */
export function redactionActs({
  service,
  staff,
}: Acting): Record<string, () => { action: string; do: () => Promise<HttpAnswer> }> {
  const issue = () => reportedIssue(service(), { description: TEXT_WITH_PHONE });
  const redact = async () =>
    staff().api.post<{ redactionId: string }>(`/api/admin/feed/issues/${await issue()}/redact-text`, {
      field: 'description',
      ranges: [PHONE_RANGE],
      purpose: 'data_request',
    });
  return {
    'POST /api/admin/feed/issues/:id/redact-text': () => ({ action: 'issue.redact_text', do: redact }),
    'POST /api/admin/privacy/redactions/:redactionId/undo': () => ({
      action: 'issue.undo_redaction',
      do: async () =>
        staff().api.post(`/api/admin/privacy/redactions/${(await redact()).body.redactionId}/undo`),
    }),
    'POST /api/admin/feed/issues/:id/media/:mediaId/regions': () => ({
      action: 'issue.cover_media',
      do: async () => {
        const by = await person(service());
        const id = await reportedIssue(service(), { by });
        const mediaId = await uploadedPhoto(service(), id, by, await photo('jpeg'));
        const regions = [{ x: 0, y: 0, width: 0.5, height: 0.5 }];
        return staff().api.post(`/api/admin/feed/issues/${id}/media/${mediaId}/regions`, { regions });
      },
    }),
    'POST /api/admin/privacy/findings/:findingId/dismiss': () => ({
      action: 'privacy.dismiss_finding',
      do: async () => {
        const of = [await issue()];
        const sql = 'select id from personal_findings where issue_id = $1';
        const [finding] = await service().database.sql<{ id: string }>(sql, of);
        return staff().api.post(`/api/admin/privacy/findings/${finding!.id}/dismiss`);
      },
    }),
  };
}
