import { issueNumber } from '../../../../kernel/issue-number';
import type { IconName } from '../../../kit/icons';
import { Icon } from '../../kit/icon';
import { WithName } from '../../kit/person-name';
import { PushDevice } from '../../kit/push-device';
import { ShareLinks } from '../../kit/share';
import { useView } from '../../view';
import { type IssueParts, pathOf } from './parts';
import { officeOf } from './place';

/** What happens after a report, for the person who has just sent it, and what they can do now. */
export function Reported({ view, state }: IssueParts) {
  const { t, link, view: page } = useView();
  const { issue } = view;
  return (
    <section class="reported" id="done">
      <div role="status">
        <h2>
          <WithName text={t('after.thanks')} name={page.actor?.displayName ?? ''} />
        </h2>
        {state.done === 'reportWithoutPhotos' && <p class="error">{t('done.reportWithoutPhotos')}</p>}
        <p>{t('issue.number', { number: issueNumber(issue.id) })}</p>
      </div>
      <ol class="plain">
        <Holder view={view} state={state} />
        <Until view={view} state={state} />
        <Told view={view} state={state} />
      </ol>
      <ShareLinks title={issue.title} path={pathOf(view)} />
      <p>
        <a href={link(`/${issue.city}/report`)}>{t('after.again')}</a>
      </p>
    </section>
  );
}

function Fact({ icon, children }: { icon: IconName; children: preact.ComponentChildren }) {
  return (
    <li>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}

function Holder({ view }: IssueParts) {
  const { t } = useView();
  const office = officeOf(t, view);
  return (
    <Fact icon="building-2">
      {office ? <WithName text={t('after.has')} name={office} /> : t('after.city')}
    </Fact>
  );
}

function Until({ view: { due } }: IssueParts) {
  const { t, words } = useView();
  return (
    <Fact icon="calendar-clock">
      {due.dueAt ? t('after.due', { day: words.day(due.dueAt) }) : t('after.noDue')}
    </Fact>
  );
}

/** How the reporter hears of it: by mail, and on this device. */
function Told({ view: { issue }, state: { told } }: IssueParts) {
  const { t, link } = useView();
  if (!told)
    return (
      <Fact icon="bell">
        {t('alerts.noAddress')}{' '}
        <a href={link(`/${issue.city}/follow?issue=${issue.id}`)}>{t('alerts.follow')}</a>
      </Fact>
    );
  const { view, link: token, key } = told;
  return (
    <Fact icon="bell">
      {view.ownIssues === false ? t('alerts.ownOff') : t('after.mails', { email: masked(view.email) })}{' '}
      <a href={link('/me/alerts')}>{t('alerts.manage')}</a>
      {key !== undefined && <PushDevice token={token} serviceKey={key} />}
    </Fact>
  );
}

/** An email address that its owner recognises, and somebody who looks at the screen cannot read. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}
