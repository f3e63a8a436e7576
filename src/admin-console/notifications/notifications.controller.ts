import { Get, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { dto } from '../../platform/http/dto';
import { consoleParameter } from '../feed/feed.dto';
import { type Notification, Notifications } from './notifications.service';

class NotificationDto extends dto(
  z
    .strictObject({
      id: z.string(),
      kind: z.enum(['flag', 'delivery_failed', 'channel_degraded']),
      title: z.string(),
      targetType: z.string(),
      targetId: z.string(),
      createdAt: z.iso.datetime(),
      readAt: z.iso.datetime().nullable(),
      readBy: z.string().nullable(),
    })
    .meta({ id: 'Notification' }),
) {}

class NotificationQueryDto extends dto(
  z
    .object({ unread: consoleParameter('true: only what nobody has read', 'false') })
    .meta({ id: 'NotificationQuery' }),
) {}

class ReadAllDto extends dto(z.strictObject({ read: z.int().min(0) }).meta({ id: 'ReadNotifications' })) {}

/** What the desk is told (document 3, section 4.7). */
@ConsoleApi('notifications')
export class NotificationsController {
  constructor(private readonly notifications: Notifications) {}

  @Get()
  @Summary('Lists what the desk was told, the newest first, 100 at the most')
  @Allow('console')
  @BareAnswers(200, NotificationDto, { list: true, errors: [401] })
  async list(@Query() { unread }: NotificationQueryDto): Promise<NotificationDto[]> {
    return (await this.notifications.list(unread === 'true')).map(present);
  }

  @Post('read-all')
  @Summary('Marks everything read')
  @Allow('console')
  @BareAnswers(200, ReadAllDto, { errors: [401, 403] })
  async readAll(@CurrentConsoleActor() actor: ConsoleActor): Promise<ReadAllDto> {
    return { read: await this.notifications.readAll(actor) };
  }

  @Post(':notificationId/read')
  @Summary('Marks a notification read')
  @Allow('console')
  @BareAnswers(200, NotificationDto, { errors: [401, 403, 404] })
  async read(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('notificationId') id: string,
  ): Promise<NotificationDto> {
    return present(await this.notifications.read(actor, id));
  }
}

function present({ createdAt, readAt, ...notification }: Notification): NotificationDto {
  return { ...notification, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}
