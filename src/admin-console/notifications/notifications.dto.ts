import { Count, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { FirstText } from '../../api/validation/query-fields';
import { IsOneOf } from '../../api/validation/fields';
import type { HolderMail } from '../../kernel/holder-mails';
import { HOLDER_MAIL } from '../../kernel/named-values';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification';

/** A notification for city staff. */
export class NotificationDto {
  /** @example ntf_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf({ enum: NOTIFICATION_KINDS, enumName: 'NotificationKind' })
  kind!: NotificationKind;
  /** @example "A comment was flagged: spam" */
  title!: string;
  /** The kind of its target. @example flag */
  targetType!: string;
  /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  targetId!: string;
  @Moment()
  createdAt!: string;
  /** null while it is unread. */
  @Moment()
  readAt!: string | null;
  /** The id of the account that read it first. @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  readBy!: string | null;
}

/** The filter of the list of notifications. */
export class NotificationQueryDto {
  /** true: only unread ones; any other value: all. @example true */
  @FirstText()
  unread: string = 'false';
}

/** How many notifications were marked read. */
export class ReadNotificationsDto {
  @Count()
  read!: number;
}

/** What the caller is told by mail. */
export class NotificationSettingsDto {
  /** Mails about issues that the caller or a unit of the caller holds. @example digest */
  @IsOneOf(HOLDER_MAIL)
  holderMail!: HolderMail;
}
