import type { HttpAnswer } from '../support/network/http';
import type { StaffMember } from './console';
import type { TestPerson } from './people';

/** The act that shows personal data, for the spec of all changes: it is in the log of reads, and no audit record. */
export function revealActs({ staff, citizen }: { staff: () => StaffMember; citizen: () => TestPerson }) {
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
  };
}
