import { answerOf, api, type Schemas } from '../../api';
import { rereadOnConflict } from '../../kit/actions/use-action';
import { ask } from '../../kit/dialog';
import { momentOf } from '../../kit/format';
import type { Read } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Part } from '../../kit/page';
import { Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { citiesOf } from './cities-choice';
import { ROLE_LABELS } from './roles';

type OpenInvitation = Schemas['OpenInvite'];

export function readInvitations(): Promise<OpenInvitation[]> {
  return answerOf(api.GET('/api/admin/access/invitations'));
}

/** The open invitations, and withdrawing one. */
export function OpenInvitations({
  invitations,
  onWithdrawn,
}: {
  invitations: Read<OpenInvitation[]>;
  /** Is given the email. */
  onWithdrawn: (email: string) => void;
}) {
  const withdrawn = async (email: string) => {
    onWithdrawn(email);
    await invitations.reload();
  };
  return (
    <Part title="Open invitations">
      <Loaded of={invitations} empty="There are no open invitations.">
        {(rows) => (
          <InvitationTable
            rows={rows}
            onWithdraw={(invitation) => withdraw(invitation, withdrawn, invitations.reload)}
          />
        )}
      </Loaded>
    </Part>
  );
}

function InvitationTable({
  rows,
  onWithdraw,
}: {
  rows: readonly OpenInvitation[];
  onWithdraw: (invitation: OpenInvitation) => void;
}) {
  return (
    <Table
      caption="Open invitations"
      rows={rows}
      keyOf={({ email }) => email}
      columns={[
        { label: 'Email', value: ({ email }) => email },
        { label: 'Name', value: ({ name }) => name },
        { label: 'Role', value: ({ role }) => ROLE_LABELS[role] },
        { label: 'Cities', value: ({ cityScope }) => citiesOf(cityScope) },
        { label: 'Invited by', value: ({ invitedBy }) => invitedBy.name },
        { label: 'Until', value: ({ expiresAt }) => expiresAt, cell: ({ expiresAt }) => momentOf(expiresAt) },
        {
          label: 'Actions',
          cell: (invitation) => (
            <button
              type="button"
              aria-label={`Withdraw the invitation of ${invitation.email}`}
              onClick={() => onWithdraw(invitation)}
            >
              Withdraw
            </button>
          ),
        },
      ]}
    />
  );
}

/** Asks first: the link becomes invalid. */
function withdraw(
  { email, createdAt }: OpenInvitation,
  onWithdrawn: (email: string) => Promise<void>,
  reread: () => Promise<void>,
): void {
  ask({
    title: `Withdraw the invitation of ${email}`,
    text: `The link sent to ${email} will no longer work. This cannot be undone; a new invitation has a new link.`,
    confirm: 'Withdraw',
    isDangerous: true,
    act: async () => {
      const body = { email, from: createdAt };
      await rereadOnConflict(
        () => answerOf(api.POST('/api/admin/access/invitations/withdraw', { body })),
        reread,
      );
      notify(`Withdrawn: the invitation of ${email}`);
      await onWithdrawn(email);
    },
  });
}
