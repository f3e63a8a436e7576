import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { NotificationNotFound } from './notification.errors';
import {
  NotificationDto,
  NotificationQueryDto,
  NotificationSettingsDto,
  ReadNotificationsDto,
} from './notifications.dto';
import { NotificationSettingsService } from './notification-settings.service';
import { presentNotification, presentSettings } from './notification.presenter';
import { NotificationsService } from './notifications.service';

/** The notifications for city staff (docs/api/console.md#notifications). */
@Controller('api/admin/notifications')
@Api('console', 'notifications')
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly settings: NotificationSettingsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listNotifications',
    summary: 'Lists the notifications of city staff, the newest first, at most 100',
    description:
      'There is one for each new flag, failed delivery, degraded channel, disabled webhook endpoint and outage of the mail server, of all cities, and for the caller alone those about issues that the caller or a unit of the caller holds. Each official whose office is not reached has at most one unread notification. A notification that one person has read is read for all.',
  })
  @Allow('console', 'own.read')
  @Answers(200, NotificationDto, { list: true, errors: [401, 403] })
  async list(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() { unread }: NotificationQueryDto,
  ): Promise<NotificationDto[]> {
    return (await this.notifications.list(actor, unread === 'true')).map(presentNotification);
  }

  @Get('settings')
  @ApiOperation({
    operationId: 'showNotificationSettings',
    summary: "Shows which mails the caller's account gets",
    description: 'Without a choice, an account gets none.',
  })
  @Allow('console', 'own.read')
  @Answers(200, NotificationSettingsDto, { errors: [401, 403] })
  async showSettings(@CurrentConsoleActor() actor: ConsoleActor): Promise<NotificationSettingsDto> {
    return presentSettings(await this.settings.of(actor));
  }

  @Put('settings')
  @ApiOperation({
    operationId: 'chooseNotificationSettings',
    summary: "Chooses which mails the caller's account gets",
    description:
      'About the issues that the account or a unit of it holds: none, one at once for each, or one digest at 08:00 of its first city.',
  })
  @Allow('console', 'own')
  @Answers(200, NotificationSettingsDto, { errors: [401, 403] })
  async chooseSettings(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { holderMail }: NotificationSettingsDto,
  ): Promise<NotificationSettingsDto> {
    return presentSettings(await this.settings.choose(actor, holderMail));
  }

  @Post('read-all')
  @ApiOperation({
    operationId: 'readAllNotifications',
    summary: 'Marks all notifications as read',
    description:
      'All unread notifications are marked as read by the caller; the response has the number of them.',
  })
  @Allow('console', 'own')
  @Answers(200, ReadNotificationsDto, { errors: [401, 403] })
  async readAll(@CurrentConsoleActor() actor: ConsoleActor): Promise<ReadNotificationsDto> {
    return { read: await this.notifications.readAll(actor) };
  }

  @Post(':notificationId/read')
  @ApiOperation({
    operationId: 'readNotification',
    summary: 'Marks a notification as read',
    description: 'The first reader is kept: reading it again does not change the notification.',
  })
  @Allow('console', 'own')
  @Answers(200, NotificationDto, { errors: [401, 403, new NotificationNotFound()] })
  async read(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('notificationId', 'notification') id: string,
  ): Promise<NotificationDto> {
    return presentNotification(await this.notifications.read(actor, id));
  }
}
