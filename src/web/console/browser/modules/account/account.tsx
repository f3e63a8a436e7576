import type { ConsoleLanguage } from '../../../../../kernel/console';
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
import { showIn } from '../../language';
import { LanguageChoice } from '../../language-choice';
import { session } from '../../session';
import { useStore } from '../../store';
import { THEMES, useTheme } from '../../theme';
import { citiesOf } from '../access/cities-choice';
import { ROLE_LABELS } from '../access/roles';
import SecondFactor from './second-factor';
import { partsOf, textOf } from '../../words';

type Session = Schemas['OwnSession'];

const EMPTY = { current: '', next: '' };

/** The account of the user: who it is, its password, its second factor and its sessions. */
export default function Account() {
  const { admin, signedInBy } = useStore(session);
  const sessions = useRead('sessions', () => answerOf(api.GET('/api/admin/auth/sessions')));
  return (
    <Page title={textOf('module.account')} intro={admin && `${admin.name}, ${admin.email}`}>
      {admin && (
        <p>
          {partsOf('shell.roleCities', {
            role: ROLE_LABELS[admin.role],
            cityScope: citiesOf(admin.cityScope),
          })}
        </p>
      )}
      <Part title={textOf('shell.appearance')}>
        <OwnLanguage />
        <Colours />
      </Part>
      {signedInBy === 'provider' ? (
        <Part title={textOf('provider.ownSignIn')}>
          <p>{textOf('provider.passwordIsKeptThere')}</p>
        </Part>
      ) : (
        <>
          <Part title={textOf('shell.password')}>
            <Password onChanged={sessions.reload} />
          </Part>
          <Part title={textOf('shell.secondFactor')}>
            <SecondFactor />
          </Part>
        </>
      )}
      <Part title={textOf('shell.sessions')}>
        <p>{textOf('shell.whereYourAccountIs')}</p>
        <Loaded of={sessions}>{(rows) => <Sessions rows={rows} reload={sessions.reload} />}</Loaded>
      </Part>
    </Page>
  );
}

/** The language of the console, on every device of the account. */
function OwnLanguage() {
  const act = useAction();
  const choose = (language: ConsoleLanguage) =>
    void act.run(async () => {
      await answerOf(api.PATCH('/api/admin/auth/me', { body: { language } }));
      showIn(language);
    });
  return (
    <>
      <LanguageChoice onChoose={choose} />
      <ActRefused by={act.refusal} />
    </>
  );
}

const COLOURS = Object.entries(THEMES).map(([value, label]) => ({ value, label: textOf(label) }));

function Colours() {
  const [theme, setTheme] = useTheme();
  return <Choice label={textOf('shell.colours')} value={theme} options={COLOURS} onChange={setTheme} />;
}

function Password({ onChanged }: { onChanged: () => Promise<void> }) {
  const form = useForm(EMPTY, async (body) => {
    await answerOf(api.POST('/api/admin/auth/password', { body }));
    form.renew(EMPTY);
    notify(textOf('shell.thePasswordIsChanged'));
    await onChanged();
  });
  useUnsaved(form.isUnsaved);
  return (
    <FormBody form={form} submitLabel={textOf('shell.changeThePassword')}>
      <TextField
        form={form}
        name="current"
        label={textOf('shell.currentPassword')}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        form={form}
        name="next"
        label={textOf('shell.newPassword')}
        hint={textOf('shell.newPasswordRule')}
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
        caption={textOf('shell.sessions')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            label: textOf('common.started'),
            value: ({ createdAt }) => createdAt,
            cell: ({ createdAt }) => momentOf(createdAt),
          },
          {
            label: textOf('shell.lastUsed'),
            value: ({ lastSeenAt }) => lastSeenAt,
            cell: ({ lastSeenAt }) => momentOf(lastSeenAt),
          },
          { label: textOf('common.actions'), cell: (row) => <End of={row} act={act} reload={reload} /> },
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
  if (current) return <span class="quiet">{textOf('shell.thisSession')}</span>;
  const end = async () => {
    await answerOf(
      api.DELETE('/api/admin/auth/sessions/{sessionId}', { params: { path: { sessionId: id } } }),
    );
    notify(textOf('shell.theSessionHasEnded'));
    await reload();
  };
  return (
    <Button
      isBusy={act.isBusy}
      label={textOf('shell.endTheSessionStarted', { createdAt: momentOf(createdAt) })}
      onClick={() => void act.run(end)}
    >
      {textOf('common.end')}
    </Button>
  );
}
