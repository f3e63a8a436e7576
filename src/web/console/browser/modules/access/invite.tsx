import { useState } from 'preact/hooks';
import { answerOf, api, type Schemas } from '../../api';
import { SelectField, TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { momentOf } from '../../kit/format';
import { useRead } from '../../kit/reads/hooks';
import { useUnsaved } from '../../kit/actions/unsaved';
import { hrefOf } from '../../router';
import { OpenInvitations, readInvitations } from './open-invitations';
import { ROLE_OPTIONS } from './roles';
import { isWhole, SCOPE_MEMBERS, scopeBody, ScopeFields, WHOLE_SCOPE } from './scope-fields';
import { ShownOnce } from './shown-once';
import { partsOf, textOf } from '../../words';

const EMPTY = { email: '', name: '', role: 'reviewer' };

/** Invites a person. The link is shown once: the service does not send it. */
export function Invite() {
  const [scope, setScope] = useState(WHOLE_SCOPE);
  // Kept until the next invitation: its link is shown nowhere else.
  const [invited, setInvited] = useState<Invitation>();
  const invitations = useRead('invitations', readInvitations);
  const form = useForm(
    EMPTY,
    async ({ email, name, role }) => {
      const body = { email, name, role: role as Schemas['ConsoleRoleName'], ...scopeBody(scope) };
      try {
        setInvited({ ...(await answerOf(api.POST('/api/admin/access/invite', { body }))), to: email });
        form.renew(EMPTY);
        setScope(WHOLE_SCOPE);
      } finally {
        // If the response was lost, the invitation may be open with a link that nobody has seen: the list shows it.
        await invitations.reload();
      }
    },
    { alsoFields: SCOPE_MEMBERS },
  );
  useUnsaved(form.isUnsaved || (!isWhole(scope) && !form.isBusy));
  /** The link of a withdrawn invitation is invalid. */
  const forget = (email: string) => {
    if (invited?.to.toLowerCase() === email.toLowerCase()) setInvited(undefined);
  };
  return (
    <>
      <FormBody form={form} submitLabel={textOf('people.invite')}>
        <TextField form={form} name="email" label={textOf('people.emailOfTheNew')} type="email" />
        <TextField form={form} name="name" label={textOf('common.name')} />
        <SelectField form={form} name="role" label={textOf('common.role')} options={ROLE_OPTIONS} />
        <ScopeFields form={form} choice={scope} onChange={setScope} />
      </FormBody>
      {invited && <Link key={invited.token} invited={invited} />}
      <OpenInvitations invitations={invitations} onWithdrawn={forget} />
    </>
  );
}

type Invitation = Schemas['Invited'] & { to: string };

function Link({ invited: { token, expiresAt, to } }: { invited: Invitation }) {
  const link = location.origin + hrefOf('/accept-invitation', { token });
  return (
    <ShownOnce title={textOf('people.sendThisLinkTo', { to })} noun={textOf('people.link')} secret={link}>
      <p>{partsOf('people.itIsShownOnly', { expiresAt: momentOf(expiresAt) })}</p>
    </ShownOnce>
  );
}
