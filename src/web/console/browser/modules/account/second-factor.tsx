import { useEffect, useState } from 'preact/hooks';
import { QrCode } from '../../../../kit/qr-code';
import { answerOf, api, type Schemas } from '../../api';
import { useUnsaved } from '../../kit/actions/unsaved';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { beginSession, session } from '../../session';
import { useStore } from '../../store';
import { ShownOnce } from '../access/shown-once';
import { partsOf, textOf } from '../../words';

type Enrolment = Schemas['Enrolment'];

/** Reads again who is signed in, and with it whether the account has a second factor. */
async function readMe(): Promise<void> {
  const { admin, ...rights } = await answerOf(api.GET('/api/admin/auth/me'));
  beginSession(admin, rights);
}

/** Sets up codes of an authenticator app: the password, the secret of the app, then the recovery codes. */
export default function SecondFactor() {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (enrolment)
    return (
      <Confirm
        enrolment={enrolment}
        onConfirmed={(recoveryCodes) => {
          setEnrolment(undefined);
          setCodes(recoveryCodes);
        }}
      />
    );
  return <Enrol onEnrolled={setEnrolment} />;
}

const NO_PASSWORD = { password: '' };

function Enrol({ onEnrolled }: { onEnrolled: (enrolment: Enrolment) => void }) {
  const { secondFactor } = useStore(session);
  const form = useForm(NO_PASSWORD, async (body) => {
    onEnrolled(await answerOf(api.POST('/api/admin/auth/totp/enrol', { body })));
  });
  useUnsaved(form.isUnsaved);
  const isOn = secondFactor === 'on';
  return (
    <>
      <p>{isOn ? textOf('shell.itIsOnSigning') : textOf('shell.withAnAuthenticatorApp')}</p>
      <FormBody
        form={form}
        submitLabel={isOn ? textOf('shell.makeAnotherSecret') : textOf('shell.setUpTheApp')}
        isQuiet={isOn}
      >
        <TextField
          form={form}
          name="password"
          label={textOf('shell.yourPassword')}
          type="password"
          autoComplete="current-password"
          required
        />
      </FormBody>
    </>
  );
}

const NO_CODE = { code: '' };

/** The secret for the app, and the field for its first code. */
function Confirm({
  enrolment: { secret, uri },
  onConfirmed,
}: {
  enrolment: Enrolment;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}) {
  const form = useForm(NO_CODE, async (body) => {
    const { recoveryCodes } = await answerOf(api.POST('/api/admin/auth/totp/confirm', { body }));
    onConfirmed(recoveryCodes);
  });
  useUnsaved(form.isUnsaved);
  useEffect(() => form.element.current?.querySelector('input')?.focus(), []);
  return (
    <>
      <p>{textOf('shell.scanThisWithThe')}</p>
      <QrCode url={uri} />
      <p>{partsOf('shell.secret', { code: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code> })}</p>
      <FormBody form={form} submitLabel={textOf('shell.turnItOn')}>
        <TextField
          form={form}
          name="code"
          label={textOf('shell.codeOfTheApp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      </FormBody>
    </>
  );
}

/** The recovery codes, which are shown once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const form = useForm({}, async () => {
    await readMe();
    onDone();
  });
  return (
    <>
      <ShownOnce
        title={textOf('shell.yourRecoveryCodes')}
        noun={textOf('shell.codes')}
        secret={codes.join(' ')}
      >
        <p>{textOf('shell.withoutThePhoneEach')}</p>
      </ShownOnce>
      <FormBody form={form} submitLabel={textOf('common.done')}>
        {null}
      </FormBody>
    </>
  );
}
