import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, In, IsNull, LessThan, Not, Raw, Repository } from 'typeorm';
import { ChannelDegraded, DeliveryFailed, PostFileGivenUp } from '../../channels';
import { officeName, OfficeNotReached } from '../../due-dates';
import type { FlagTargetKind } from '../../kernel/flags';
import { FlagRaised } from '../../flags';
import { MailOutageBegan } from '../../platform/mail';
import { PictureGivenUp } from '../../media';
import { Clock } from '../../kernel/time/clock';
import type { ConsoleActor } from '../../kernel/console';
import { DAY_MS } from '../../kernel/time/durations';
import { newId } from '../../kernel/ids';
import { issueNumber } from '../../kernel/issue-number';
import { Database } from '../../platform/database/database';
import { ReopenRequested, ResolutionRated } from '../../resolution';
import { Retention } from '../../platform/retention/retention.decorator';
import { insertNew } from '../../platform/database/returning';
import { DomainEvents } from '../../platform/events/domain-events';
import { WebhookDisabled } from '../../webhooks';
import { scopeValue, TARGETS_OF_NOTIFICATIONS_IN_SCOPE } from '../access/console-scope.queries';
import { Notification } from '../entities/notification.entity';
import type { NotificationKind } from './notification';
import { NotificationNotFound } from './notification.errors';

const MAX_ROWS = 100;
const KEPT_DAYS = 180;
/** How many old notifications one statement deletes. */
const BATCH = 1000;
const FLAGGED: Record<FlagTargetKind, string> = {
  issue: 'An issue',
  comment: 'A comment',
  media: 'A media item',
  reporter: 'A reporter',
};
const NOT_REACHED: Record<OfficeNotReached['reason'], string> = {
  'no-address': 'it has no address',
  vacant: 'nobody holds it any more',
  failed: 'a letter to its address was given up',
};
/**
 * Creates notifications for city staff: new flags, failed deliveries, degraded channels, disabled webhook endpoints,
 * outages of the mail server, officials whose offices are not reached, pictures that were given up, requests to reopen
 * and bad ratings (docs/api/console.md#notifications).
 */
@Injectable()
export class NotificationsService implements OnModuleInit {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(FlagRaised, ({ flagId, kind, reason }) =>
      this.notify('flag', `${FLAGGED[kind]} was flagged: ${reason}`, { type: 'flag', id: flagId }),
    );
    this.events.on(DeliveryFailed, ({ deliveryId, channel, failure }) =>
      this.notify('delivery_failed', `A message on ${channel} was given up: ${failure}`, {
        type: 'delivery',
        id: deliveryId,
      }),
    );
    this.events.on(ChannelDegraded, ({ channel, failure }) =>
      this.notify('channel_degraded', `The channel ${channel} is degraded: ${failure}`, {
        type: 'channel',
        id: channel,
      }),
    );
    this.events.on(WebhookDisabled, ({ endpointId, host, reason }) =>
      this.notify(
        'webhook_disabled',
        reason === 'gone'
          ? `The webhook endpoint at ${host} wants no more events`
          : `The webhook endpoint at ${host} failed for five days and is disabled`,
        { type: 'webhook_endpoint', id: endpointId },
      ),
    );
    this.listenForPictures();
    this.listenForDisputes();
    this.events.on(MailOutageBegan, ({ failure }) =>
      this.notify('mail_outage', `The mail server accepts no mails: ${failure}`, {
        type: 'job',
        id: 'mails',
      }),
    );
    this.events.on(OfficeNotReached, (notReached) => this.notifyOfOffice(notReached));
  }

  /** An issue or a post has at most one unread notification, however many pictures it has. */
  private listenForPictures(): void {
    const lost = (what: string) => `${what} could not be fetched or stored for three days`;
    this.events.on(PictureGivenUp, ({ issueId }) =>
      this.notify('picture_not_stored', lost('A picture of a report'), { type: 'issue', id: issueId }),
    );
    this.events.on(PostFileGivenUp, ({ mentionId }) =>
      this.notify('picture_not_stored', lost('A file of a message'), {
        type: 'channel_mention',
        id: mentionId,
      }),
    );
  }

  private listenForDisputes(): void {
    this.events.on(ReopenRequested, ({ issueId }) =>
      this.notifyOfDispute(
        'reopen_request',
        `Somebody asks to reopen issue ${issueNumber(issueId)}`,
        issueId,
      ),
    );
    this.events.on(ResolutionRated, async ({ issueId, vote }) => {
      const title = `Somebody says that issue ${issueNumber(issueId)} is not fixed`;
      if (vote === 'down') await this.notifyOfDispute('resolution_rated_down', title, issueId);
    });
  }

  /** Call it in the transaction of the event. */
  async notify(kind: NotificationKind, title: string, target: { type: string; id: string }): Promise<void> {
    await this.write(kind, title, target);
  }

  /**
   * One missing address may affect thousands of issues. An unread notification moves to the top of the list again if
   * the reason differs, or after a day.
   */
  private async notifyOfOffice({ office, officialId, reason }: OfficeNotReached): Promise<void> {
    const kind = 'office_not_reached';
    const title = `${officeName(office)} was not reached: ${NOT_REACHED[reason]}`;
    if (await this.write(kind, title, { type: 'official', id: officialId })) return;
    const now = this.clock.now();
    const unread = { kind, targetId: officialId, readAt: IsNull() } as const;
    const dayBefore = new Date(now.getTime() - DAY_MS);
    await this.notifications.update(
      [
        { ...unread, title: Not(title) },
        { ...unread, createdAt: LessThan(dayBefore) },
      ],
      { title, createdAt: now },
    );
  }

  /** Many people may complain about one issue: an unread notification moves to the top of the list again. */
  private async notifyOfDispute(
    kind: 'reopen_request' | 'resolution_rated_down',
    title: string,
    issueId: string,
  ): Promise<void> {
    if (await this.write(kind, title, { type: 'issue', id: issueId })) return;
    const unread = { kind, targetId: issueId, readAt: IsNull() };
    await this.notifications.update(unread, { createdAt: this.clock.now() });
  }

  /**
   * @returns whether it was written: an official has at most one unread `office_not_reached`, and an issue one of each
   *   of its kinds
   */
  private async write(
    kind: NotificationKind,
    title: string,
    target: { type: string; id: string },
  ): Promise<boolean> {
    const written = await insertNew(this.notifications, {
      id: newId('notification'),
      kind,
      title,
      targetType: target.type,
      targetId: target.id,
      createdAt: this.clock.now(),
    });
    return written > 0;
  }

  /** Those for one account only. Call it in the transaction of the event. @returns the id */
  async notifyAccount(
    accountId: string,
    kind: NotificationKind,
    title: string,
    target: { type: string; id: string },
  ): Promise<string> {
    const id = newId('notification');
    await this.notifications.insert({
      ...{ id, kind, title, accountId },
      ...{ targetType: target.type, targetId: target.id, createdAt: this.clock.now() },
    });
    return id;
  }

  /** Those for an account and those for all, newest first. */
  list(actor: ConsoleActor, unreadOnly: boolean): Promise<Notification[]> {
    const read = unreadOnly ? { readAt: IsNull() } : {};
    return this.notifications.find({
      where: seenBy(actor, read),
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MAX_ROWS,
    });
  }

  /** Marks a notification as read; the first reader is kept. @throws NotificationNotFound */
  read(actor: ConsoleActor, id: string): Promise<Notification> {
    return this.database.transaction(async () => {
      const read = { readAt: this.clock.now(), readBy: actor.id };
      await this.notifications.update(seenBy(actor, { id, readAt: IsNull() }), read);
      const notification = await this.notifications.findOneBy(seenBy(actor, { id }));
      if (!notification) throw new NotificationNotFound();
      return notification;
    });
  }

  /** Deletes old notifications, read or not. @returns how many */
  @Retention('notifications')
  async forgetOld(now: Date): Promise<number> {
    const where = { createdAt: LessThan(new Date(now.getTime() - KEPT_DAYS * DAY_MS)) };
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    for (let deleted = 0; ;) {
      const some = await this.notifications.find({ select: { id: true }, where, order, take: BATCH });
      if (some.length === 0) return deleted;
      await this.notifications.delete({ id: In(some.map(({ id }) => id)) });
      deleted += some.length;
    }
  }

  /** @returns how many were unread */
  async readAll(actor: ConsoleActor): Promise<number> {
    const read = { readAt: this.clock.now(), readBy: actor.id };
    return (await this.notifications.update(seenBy(actor, { readAt: IsNull() }), read)).affected ?? 0;
  }
}

/** The condition that a notification is for an account, or for all, and in its scope. */
function seenBy(
  { id: accountId, scope }: ConsoleActor,
  where: FindOptionsWhere<Notification>,
): Array<FindOptionsWhere<Notification>> {
  const value = scopeValue(scope);
  const inScope = Raw((column) => `${column} in (${TARGETS_OF_NOTIFICATIONS_IN_SCOPE})`, { scope: value });
  const seen = value === null ? where : { ...where, targetId: inScope };
  return [
    { ...seen, accountId: IsNull() },
    { ...seen, accountId },
  ];
}
