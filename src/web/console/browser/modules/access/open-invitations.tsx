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
import { textOf } from '../../words';

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
    <Part title={textOf('people.openInvitations')}>
      <Loaded of={invitations} empty={textOf('people.thereAreNoOpen')}>
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
      caption={textOf('people.openInvitations')}
      rows={rows}
      keyOf={({ email }) => email}
      columns={[
        { label: textOf('common.email'), value: ({ email }) => email },
        { label: textOf('common.name'), value: ({ name }) => name },
        { label: textOf('common.role'), value: ({ role }) => ROLE_LABELS[role] },
        { label: textOf('common.cities'), value: ({ cityScope }) => citiesOf(cityScope) },
        { label: textOf('people.invitedBy'), value: ({ invitedBy }) => invitedBy.name },
        {
          label: textOf('common.until'),
          value: ({ expiresAt }) => expiresAt,
          cell: ({ expiresAt }) => momentOf(expiresAt),
        },
        {
          label: textOf('common.actions'),
          cell: (invitation) => (
            <button
              type="button"
              aria-label={textOf('people.withdrawTheInvitationOf', { email: invitation.email })}
              onClick={() => onWithdraw(invitation)}
            >
              {textOf('people.withdraw')}
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
    title: textOf('people.withdrawTheInvitationOf', { email }),
    text: textOf('people.theLinkSentTo', { email }),
    confirm: textOf('people.withdraw'),
    isDangerous: true,
    act: async () => {
      const body = { email, from: createdAt };
      await rereadOnConflict(
        () => answerOf(api.POST('/api/admin/access/invitations/withdraw', { body })),
        reread,
      );
      notify(textOf('people.withdrawnTheInvitationOf', { email }));
      await onWithdrawn(email);
    },
  });
}
