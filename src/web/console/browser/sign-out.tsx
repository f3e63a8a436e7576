import { api } from './api';
import { ActRefused } from './kit/actions/refused';
import { useAction } from './kit/actions/use-action';
import { Button } from './kit/button';
import { Dialog } from './kit/dialog';
import { allDone } from './leaving';
import { refusalOfAnswer } from './refusal';
import { hrefOf } from './router';
import { endSessionBy } from './session';
import { textOf } from './words';

/** Ends the session, after the actions that were started. */
export function SignOut() {
  const act = useAction();
  return (
    <>
      <Button isBusy={act.isBusy} onClick={() => void act.run(signOut)}>
        {textOf('shell.signOut')}
      </Button>
      {act.isBusy && <SigningOut />}
      <ActRefused by={act.refusal} />
    </>
  );
}

/** Blocks the page during sign-out: anything started or typed now would be lost with the session. */
function SigningOut() {
  return (
    <Dialog title={textOf('shell.signingOut')}>
      <p role="status">{textOf('shell.waitingForThePrevious')}</p>
    </Dialog>
  );
}

/** Ends the session after all started actions are finished. @throws Refusal if the session did not end */
async function signOut(): Promise<void> {
  await allDone();
  let redirectTo: string | undefined;
  await endSessionBy(async () => {
    const { response, error, data } = await api.POST('/api/admin/auth/logout');
    // If the session has already expired, it does not have to be ended.
    if (!response.ok && response.status !== 401) throw refusalOfAnswer(response.status, error);
    redirectTo = data?.redirectTo;
  });
  // Loads the document again, so that no data of the user stays in the memory of the page; who signed in through the
  // identity provider signs out there first.
  window.location.assign(redirectTo ?? hrefOf(''));
}
