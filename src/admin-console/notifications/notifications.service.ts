import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DeliveryFailed } from '../../channels/outbound/outbound.events';
import type { FlagTargetKind } from '../../kernel/flags';
import { FlagRaised } from '../../flags/flag.events';
import { Clock } from '../../kernel/clock';
import type { ConsoleActor } from '../../kernel/console';
import { newId } from '../../kernel/ids';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { DomainEvents } from '../../platform/events/domain-events';
import type { NotificationKind } from './notification';
import { NotificationNotFound } from './notification.errors';

const MOST = 100;
const COLUMNS = `id, kind, title, target_type as "targetType", target_id as "targetId", created_at as "createdAt",
  read_at as "readAt", read_by as "readBy"`;

const FLAGGED: Record<FlagTargetKind, string> = {
  issue: 'An issue',
  comment: 'A comment',
  media: 'A media item',
  reporter: 'A reporter',
};

const insert = statement(
  'console.insert-notification',
  `insert into notifications (id, kind, title, target_type, target_id, created_at) values ($1, $2, $3, $4, $5, $6)`,
);
const list = statement(
  'console.list-notifications',
  `select ${COLUMNS} from notifications where not $1 or read_at is null order by created_at desc, id desc limit ${MOST}`,
);
const markRead = statement(
  'console.read-notification',
  `update notifications set read_at = coalesce(read_at, $2), read_by = coalesce(read_by, $3) where id = $1
   returning ${COLUMNS}`,
);
const markAllRead = statement(
  'console.read-notifications',
  `with marked as (update notifications set read_at = $1, read_by = $2 where read_at is null returning 1)
   select count(*)::int as n from marked`,
);

/** Something the desk should know of. */
export interface Notification {
  id: string;
  kind: NotificationKind;
  title: string;
  targetType: string;
  targetId: string;
  createdAt: Date;
  readAt: Date | null;
  readBy: string | null;
}

/**
 * What the desk is told: of each new flag, failed delivery and degraded channel (docs/api/console.md#notifications).
 */
@Injectable()
export class Notifications implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(FlagRaised, ({ flagId, kind, reason }) =>
      this.tell('flag', `${FLAGGED[kind]} was flagged: ${reason}`, { type: 'flag', id: flagId }),
    );
    this.events.on(DeliveryFailed, ({ deliveryId, channel, failure }) =>
      this.tell('delivery_failed', `A message on ${channel} was given up: ${failure}`, {
        type: 'delivery',
        id: deliveryId,
      }),
    );
  }

  /** Call it in the transaction of what happened. */
  async tell(kind: NotificationKind, title: string, target: { type: string; id: string }): Promise<void> {
    const values = [newId('notification'), kind, title, target.type, target.id, this.clock.now()];
    await this.database.rows(insert, values);
  }

  /** The newest first. */
  list(unreadOnly: boolean): Promise<Notification[]> {
    return this.database.rows(list, [unreadOnly]);
  }

  /** @throws NotificationNotFound */
  async read(actor: ConsoleActor, id: string): Promise<Notification> {
    const notification = await this.database.row<Notification>(markRead, [id, this.clock.now(), actor.id]);
    if (!notification) throw new NotificationNotFound();
    return notification;
  }

  /** @returns how many were unread */
  async readAll(actor: ConsoleActor): Promise<number> {
    return (await this.database.row<{ n: number }>(markAllRead, [this.clock.now(), actor.id]))?.n ?? 0;
  }
}
