import { type AddressView, DIGEST_FREQUENCIES, isPending, type OwnSubscription } from '../../../../alerts';
import { nameOf } from '../../alert-texts/site-alert-texts';
import { queryOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import { PushDevice } from '../../kit/push-device';
import { Page } from '../../page';
import { useView } from '../../view';

interface ConfirmState {
  link: string;
  view: AddressView;
  /** Something was confirmed, now or before. */
  isDone?: boolean;
  /** The form was sent with no box ticked. */
  isEmpty?: boolean;
}

/** The subscriptions that an address is asked to confirm, or has confirmed. */
export function confirmPage(words: Words, state: ConfirmState): Page {
  return new Page({
    title: words.text('alerts.confirm'),
    isPersonal: true,
    main: <Confirm {...state} />,
  });
}

/** The link is too old: nothing was confirmed, and how to ask again. */
export function tooOldPage(words: Words): Page {
  return new Page({
    title: words.text('alerts.confirm'),
    status: 410,
    isPersonal: true,
    main: (
      <p class="problem" role="alert">
        {words.text('alerts.tooOld')}
      </p>
    ),
  });
}

function Confirm({ link: token, view, isDone, isEmpty = false }: ConfirmState) {
  const { t } = useView();
  const pending = view.subscriptions.filter(isPending);
  return (
    <>
      {isDone && (
        <>
          <p class="notice" role="status">
            {t('alerts.confirmed')}
          </p>
          <ul>
            {view.subscriptions
              .filter((each) => !isPending(each))
              .map((each) => (
                <li>
                  <Followed of={each} />
                </li>
              ))}
          </ul>
        </>
      )}
      {pending.length > 0 && <Choice token={token} pending={pending} isEmpty={isEmpty} />}
    </>
  );
}

/** Further subscriptions are shown once these are confirmed: a form has a maximum size. */
const MAX_CHOSEN = 100;

interface ChoiceProps {
  token: string;
  pending: readonly OwnSubscription[];
  isEmpty: boolean;
}

/**
 * The pending subscriptions, each with a checkbox. Somebody else may have requested any of them, so that the reader
 * ticks the own ones.
 */
function Choice({ token, pending, isEmpty }: ChoiceProps) {
  const { t, words, link } = useView();
  return (
    <form method="post" action={link('/alerts/confirm')}>
      <fieldset>
        <legend>{t('alerts.confirmLead')}</legend>
        <p class={isEmpty ? 'problem' : 'hint'} role={isEmpty ? 'alert' : undefined}>
          {t('alerts.confirmTick')}
        </p>
        {pending.slice(0, MAX_CHOSEN).map((each) => (
          <label class="tick">
            <input type="checkbox" name="chosen" value={each.id} />{' '}
            <span dir="auto">{nameOf(words, each, each.name)}</span>
          </label>
        ))}
      </fieldset>
      <input type="hidden" name="link" value={token} />
      <button type="submit">{t('alerts.confirmSend')}</button>
    </form>
  );
}

/** Asks to confirm unsubscribing, or confirms it. */
export function unsubscribePage(words: Words, link: string, isDone: boolean): Page {
  return new Page({
    title: words.text('alerts.unsubscribe'),
    isPersonal: true,
    main: <Unsubscribe link={link} isDone={isDone} />,
  });
}

function Unsubscribe({ link: token, isDone }: { link: string; isDone: boolean }) {
  const { t, link } = useView();
  if (isDone)
    return (
      <p class="notice" role="status">
        {t('alerts.unsubscribed')}
      </p>
    );
  return (
    <form method="post" action={link(`/alerts/unsubscribe${queryOf({ link: token })}`)}>
      <p>{t('alerts.endQuestion')}</p>
      <button type="submit">{t('alerts.unsubscribe')}</button>
    </form>
  );
}

/** What an address follows, and how it changes that. */
export interface ManageState {
  link: string;
  view: AddressView;
  /** The service's public VAPID key; undefined if Web Push is off. */
  key: string | undefined;
}

/** All subscriptions of an address. */
export function managePage(words: Words, state: ManageState): Page {
  return new Page({
    title: words.text('alerts.manage'),
    isPersonal: true,
    main: <Manage {...state} />,
  });
}

/** The reader's account has no address for mails. */
export function noAddressPage(words: Words): Page {
  return new Page({
    title: words.text('alerts.manage'),
    isPersonal: true,
    main: <p>{words.text('alerts.noAddress')}</p>,
  });
}

function Manage({ link: token, view, key }: ManageState) {
  return (
    <>
      {key !== undefined && <PushDevice token={token} serviceKey={key} />}
      <Subscriptions link={token} view={view} />
      {view.ownIssues !== undefined && <OwnIssues token={token} isOn={view.ownIssues} />}
    </>
  );
}

function OwnIssues({ token, isOn }: { token: string; isOn: boolean }) {
  const { t } = useView();
  return (
    <>
      <p>{t(isOn ? 'alerts.ownOn' : 'alerts.ownOff')}</p>
      <Act
        token={token}
        id=""
        act={isOn ? 'not-own' : 'own'}
        label={t(isOn ? 'alerts.endOwn' : 'alerts.followOwn')}
      />
    </>
  );
}

function Subscriptions({ link: token, view: { subscriptions } }: { link: string; view: AddressView }) {
  const { t } = useView();
  if (subscriptions.length === 0) return <p>{t('alerts.none')}</p>;
  return (
    <>
      <ul class="plain">
        {subscriptions.map((each) => (
          <li class="card">
            <p>
              <Followed of={each} />{' '}
              <span>{each.confirmedAt ? t(`alerts.${each.frequency}`) : t('alerts.pending')}</span>
            </p>
            {DIGEST_FREQUENCIES.filter((act) => each.frequency !== 'instant' && act !== each.frequency).map(
              (act) => (
                <Act token={token} id={each.id} act={act} label={t(`alerts.${act}`)} />
              ),
            )}
            <Act token={token} id={each.id} act="end" label={t('alerts.end')} />
          </li>
        ))}
      </ul>
      <Act token={token} id="all" act="end" label={t('alerts.endAll')} />
    </>
  );
}

function Act({ token, id, act, label }: { token: string; id: string; act: string; label: string }) {
  const { link } = useView();
  return (
    <form method="post" action={link('/alerts')}>
      <input type="hidden" name="link" value={token} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="act" value={act} />
      <button type="submit">{label}</button>
    </form>
  );
}

function Followed({ of: followed }: { of: OwnSubscription }) {
  const { words, link } = useView();
  return (
    <a href={link(followed.path)} dir="auto">
      {nameOf(words, followed, followed.name)}
    </a>
  );
}
