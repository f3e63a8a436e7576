import { answerOf, api, type Schemas } from '../../api';
import { type Action, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { Choice, TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { momentOf } from '../../kit/format';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page, Part } from '../../kit/page';
import { ActRefused } from '../../kit/actions/refused';
import { Table } from '../../kit/table';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { session } from '../../session';
import { useStore } from '../../store';
import { THEMES, useTheme } from '../../theme';
import { citiesOf } from '../access/cities-choice';
import { ROLE_LABELS } from '../access/roles';
import SecondFactor from './second-factor';

type Session = Schemas['OwnSession'];

const EMPTY = { current: '', next: '' };

/** The account of the user: who it is, its password, its second factor and its sessions. */
export default function Account() {
  const { admin } = useStore(session);
  const sessions = useRead('sessions', () => answerOf(api.GET('/api/admin/auth/sessions')));
  return (
    <Page title="Account" intro={admin && `${admin.name}, ${admin.email}`}>
      {admin && (
        <p>
          Role: {ROLE_LABELS[admin.role]}. Cities: {citiesOf(admin.cityScope)}.
        </p>
      )}
      <Part title="Appearance">
        <Colours />
      </Part>
      <Part title="Password">
        <Password onChanged={sessions.reload} />
      </Part>
      <Part title="Second factor">
        <SecondFactor />
      </Part>
      <Part title="Sessions">
        <p>
          Where your account is signed in. If you do not recognise a session, end it and change your password.
        </p>
        <Loaded of={sessions}>{(rows) => <Sessions rows={rows} reload={sessions.reload} />}</Loaded>
      </Part>
    </Page>
  );
}

const COLOURS = Object.entries(THEMES).map(([value, label]) => ({ value, label }));

function Colours() {
  const [theme, setTheme] = useTheme();
  return <Choice label="Colours" value={theme} options={COLOURS} onChange={setTheme} />;
}

function Password({ onChanged }: { onChanged: () => Promise<void> }) {
  const form = useForm(EMPTY, async (body) => {
    await answerOf(api.POST('/api/admin/auth/password', { body }));
    form.renew(EMPTY);
    notify('The password is changed, and the other sessions have ended');
    await onChanged();
  });
  useUnsaved(form.isUnsaved);
  return (
    <FormBody form={form} submitLabel="Change the password">
      <TextField
        form={form}
        name="current"
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        form={form}
        name="next"
        label="New password"
        hint="12 to 200 characters, not a common password. Your other sessions will end."
        type="password"
        autoComplete="new-password"
        required
      />
    </FormBody>
  );
}

function Sessions({ rows, reload }: { rows: readonly Session[]; reload: () => Promise<void> }) {
  const act = useAction();
  return (
    <>
      <ActRefused by={act.refusal} />
      <Table
        caption="Sessions"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Started',
            value: ({ createdAt }) => createdAt,
            cell: ({ createdAt }) => momentOf(createdAt),
          },
          {
            label: 'Last used',
            value: ({ lastSeenAt }) => lastSeenAt,
            cell: ({ lastSeenAt }) => momentOf(lastSeenAt),
          },
          { label: 'Actions', cell: (row) => <End of={row} act={act} reload={reload} /> },
        ]}
      />
    </>
  );
}

/** Ends another session; the own one is ended by signing out. */
function End({
  of: { id, createdAt, current },
  act,
  reload,
}: {
  of: Session;
  act: Action;
  reload: () => Promise<void>;
}) {
  if (current) return <span class="quiet">This session</span>;
  const end = async () => {
    await answerOf(
      api.DELETE('/api/admin/auth/sessions/{sessionId}', { params: { path: { sessionId: id } } }),
    );
    notify('The session has ended');
    await reload();
  };
  return (
    <Button
      isBusy={act.isBusy}
      label={`End the session started ${momentOf(createdAt)}`}
      onClick={() => void act.run(end)}
    >
      End
    </Button>
  );
}
