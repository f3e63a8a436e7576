import type { HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';
import type { TestPerson } from './people';

interface Who {
  service: () => TestService;
  staff: () => StaffMember;
  citizen: () => TestPerson;
}

/**
 * The acts about personal data, for the spec of all changes. What shows them is in the log of reads, and has no audit
 * record.
 */
export function revealActs({ service, staff, citizen }: Who) {
  return {
    'POST /api/admin/privacy/reveal': () => ({
      action: null,
      do: (): Promise<HttpAnswer> =>
        staff().api.post('/api/admin/privacy/reveal', {
          target: { kind: 'user', id: citizen().id },
          kinds: ['name'],
          purpose: 'complaint',
        }),
    }),
    'POST /api/admin/privacy/search': () => ({
      action: null,
      do: (): Promise<HttpAnswer> =>
        staff().api.post('/api/admin/privacy/search', {
          ...{ address: 'caller@example.org', purpose: 'data_request' },
        }),
    }),
    'POST /api/admin/privacy/search/erase': () => ({
      action: 'privacy.erase_address',
      do: (): Promise<HttpAnswer> =>
        staff().api.post('/api/admin/privacy/search/erase', { address: 'caller@example.org' }),
    }),
    'PUT /api/admin/privacy/children/:userId': () => ({
      action: 'privacy.set_child',
      do: (): Promise<HttpAnswer> =>
        staff().api.put(`/api/admin/privacy/children/${citizen().id}`, { child: false }),
    }),
    'POST /api/admin/privacy/requests/:requestId/answer': () => ({
      action: 'privacy.answer_request',
      do: async (): Promise<HttpAnswer> => {
        const asked = { kind: 'access', text: 'Everything, please' };
        const { body } = await service()
          .tokenApi.as(citizen())
          .post<{ data: { requestId: string } }>('/api/users/me/privacy/requests', asked);
        return staff().api.post(`/api/admin/privacy/requests/${body.data.requestId}/answer`, {
          text: 'Here',
        });
      },
    }),
  };
}
