import type { ConsoleAccount } from '../entities/console-account.entity';
import type { Notification } from '../entities/notification.entity';
import type { NotificationDto, NotificationSettingsDto } from './notifications.dto';

/** A notification for city staff (docs/api/console.md#notifications). */
export function presentNotification(notification: Notification): NotificationDto {
  return {
    id: notification.id,
    kind: notification.kind,
    title: notification.title,
    targetType: notification.targetType,
    targetId: notification.targetId,
    createdAt: notification.createdAt.toISOString(),
    readAt: notification.readAt?.toISOString() ?? null,
    readBy: notification.readBy,
  };
}

/** Which mails an account gets (docs/api/staff.md#holders). */
export function presentSettings({ holderMail }: Pick<ConsoleAccount, 'holderMail'>): NotificationSettingsDto {
  return { holderMail };
}
