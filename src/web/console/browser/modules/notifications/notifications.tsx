import type { HolderMail } from '../../../../../kernel/holder-mails';
import { answerOf, api, type Schemas } from '../../api';
import { useCity } from '../../city';
import { MAX_NOTIFICATIONS } from '../../counts';
import { type Action, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { Choice, Tick } from '../../kit/forms/fields';
import { momentOf } from '../../kit/format';
import { usePolledRead, useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { ActRefused } from '../../kit/actions/refused';
import { Table } from '../../kit/table';
import { notify, notifyRefused } from '../../kit/actions/toast';
import { refusalOf } from '../../refusal';
import { changeQuery, hrefOf, usePlace } from '../../router';
import { partsOf, textOf } from '../../words';

type Notification = Schemas['Notification'];

const REREAD_MS = 30_000;
/**
 * The name of a kind, the page of its target, and the parameter of the target's id on it; without a parameter the id is
 * in the path.
 */
interface KindPage {
  label: string;
  path: string;
  name?: string;
}
const KINDS: Record<Notification['kind'], KindPage> = {
  flag: { label: textOf('moderation.newFlag'), path: '/flags', name: 'flag' },
  delivery_failed: { label: textOf('moderation.messageNotDelivered'), path: '/outbound', name: 'row' },
  channel_degraded: { label: textOf('moderation.channelFailed'), path: '/channels', name: 'row' },
  webhook_disabled: { label: textOf('moderation.webhookDisabled'), path: '/webhooks', name: 'row' },
  mail_outage: { label: textOf('moderation.mailIsNotSent'), path: '/operations', name: 'row' },
  office_not_reached: { label: textOf('moderation.officeNotReached'), path: '/officials' },
  picture_not_stored: { label: textOf('moderation.pictureNotStored'), path: '/feed' },
  reopen_request: { label: textOf('moderation.requestToReopen'), path: '/feed' },
  resolution_rated_down: { label: textOf('moderation.saidNotToBe'), path: '/feed' },
  issue_assigned: { label: textOf('moderation.givenToYou'), path: '/feed' },
  issue_reopened: { label: textOf('common.reopened'), path: '/feed' },
  issue_escalated: { label: textOf('moderation.escalated'), path: '/feed' },
  issue_mentioned: { label: textOf('moderation.mention'), path: '/feed' },
};

/** Undefined for a kind that the service added after this tab was opened. */
function pageOf(kind: Notification['kind']): KindPage | undefined {
  return (KINDS as Partial<typeof KINDS>)[kind];
}

/** The notifications of city staff, shared by all accounts. */
export default function Notifications() {
  const isUnreadOnly = usePlace().query.get('unread') === 'true';
  const query = isUnreadOnly ? { unread: 'true' as const } : {};
  const list = usePolledRead(
    String(isUnreadOnly),
    () => answerOf(api.GET('/api/admin/notifications', { params: { query } })),
    REREAD_MS,
  );
  const act = useAction();
  return (
    <Page title={textOf('module.notifications')} intro={textOf('moderation.forAllCitiesAnd')}>
      <div class="row">
        <Tick
          label={textOf('moderation.unreadOnly')}
          checked={isUnreadOnly}
          onChange={(on) => changeQuery({ unread: on ? 'true' : '' })}
        />
        <button type="button" onClick={() => askToReadAll(list.reload)}>
          {textOf('moderation.markAllAsRead')}
        </button>
      </div>
      <MailSettings act={act} />
      <ActRefused by={act.refusal} />
      <Loaded of={list} empty={textOf('moderation.thereAreNoNotifications')}>
        {(rows) => (
          <>
            {rows.length >= MAX_NOTIFICATIONS && (
              <p>{partsOf('moderation.theseAreTheNewest2', { MAXNOTIFICATIONS: MAX_NOTIFICATIONS })}</p>
            )}
            <List rows={rows} act={act} reload={list.reload} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

const MAILS: Record<HolderMail, string> = {
  none: textOf('moderation.noMails'),
  at_once: textOf('moderation.aMailAtOnce'),
  digest: textOf('moderation.oneMailInThe'),
};
const MAIL_OPTIONS = Object.entries(MAILS).map(([value, label]) => ({ value, label }));

/** Which mails the account gets about the issues it holds. */
function MailSettings({ act }: { act: Action }) {
  const settings = useRead('settings', () => answerOf(api.GET('/api/admin/notifications/settings')));
  // The arrow keys choose faster than a change is answered: the last choice counts.
  const choose = (holderMail: string) =>
    act
      .enqueueAnyway('holderMail', async () => {
        const body = { holderMail: holderMail as HolderMail };
        settings.put(await answerOf(api.PUT('/api/admin/notifications/settings', { body })));
        notify(textOf('moderation.aboutIssuesYouOr', { holderMail: MAILS[body.holderMail].toLowerCase() }));
      })
      .catch((thrown) =>
        notifyRefused(textOf('moderation.notDone', { messages: refusalOf(thrown).messages.join(' ') })),
      );
  return (
    <Loaded of={settings}>
      {({ holderMail }) => (
        <Choice
          name="holderMail"
          label={textOf('moderation.mailsToYouAbout')}
          value={holderMail}
          options={MAIL_OPTIONS}
          onChange={(holderMail) => void choose(holderMail)}
        />
      )}
    </Loaded>
  );
}

/** Asks first: afterwards it is unknown which ones were unread. */
function askToReadAll(reload: () => Promise<void>): void {
  ask({
    title: textOf('moderation.markAllAsRead'),
    text: textOf('moderation.allNotificationsWillBe'),
    confirm: textOf('moderation.markAllAsRead'),
    act: async () => {
      const { read } = await answerOf(api.POST('/api/admin/notifications/read-all'));
      notify(textOf('moderation.markedAsRead', { read }));
      await reload();
    },
  });
}

function List({
  rows,
  act,
  reload,
}: {
  rows: readonly Notification[];
  act: Action;
  reload: () => Promise<void>;
}) {
  return (
    <Table
      caption={textOf('module.notifications')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: textOf('common.when'),
          value: ({ createdAt }) => createdAt,
          cell: ({ createdAt }) => momentOf(createdAt),
        },
        {
          label: textOf('common.kind'),
          value: ({ kind }) => pageOf(kind)?.label ?? kind,
          cell: (row) => <Target of={row} />,
        },
        { label: textOf('moderation.about'), value: ({ title }) => title },
        {
          label: textOf('moderation.read'),
          value: ({ readAt }) => readAt,
          cell: ({ readAt }) => momentOf(readAt),
        },
        {
          label: textOf('common.actions'),
          cell: (row) => <ReadButton notification={row} act={act} reload={reload} />,
        },
      ]}
    />
  );
}

/** The link to the target of a notification. */
function Target({ of: { kind, targetId, targetType } }: { of: Notification }) {
  const city = useCity();
  const page = pageOf(kind);
  if (!page) return <>{kind}</>;
  const { label, path, name } = page;
  // A post has no page of its own.
  if (targetType === 'channel_mention') return <a href={hrefOf('/inbox', { city })}>{label}</a>;
  const href = name ? hrefOf(path, { city, [name]: targetId }) : hrefOf(`${path}/${targetId}`, { city });
  return <a href={href}>{label}</a>;
}

function ReadButton({
  notification: { id, title, readAt },
  act,
  reload,
}: {
  notification: Notification;
  act: Action;
  reload: () => Promise<void>;
}) {
  const read = async () => {
    const params = { path: { notificationId: id } };
    await answerOf(api.POST('/api/admin/notifications/{notificationId}/read', { params }));
    await reload();
  };
  if (readAt !== null) return null;
  return (
    <Button
      isBusy={act.isBusy}
      label={textOf('moderation.markAsRead', { title })}
      onClick={() => void act.run(read)}
    >
      {textOf('moderation.markAsRead2')}
    </Button>
  );
}
