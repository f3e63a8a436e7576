import { Count, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { FirstText } from '../../api/validation/query-fields';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification';

/** Something the city staff should know of. */
export class NotificationDto {
  /** @example ntf_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf({ enum: NOTIFICATION_KINDS, enumName: 'NotificationKind' })
  kind!: NotificationKind;
  /** @example "A comment was flagged: spam" */
  title!: string;
  /** What it is about. @example flag */
  targetType!: string;
  /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  targetId!: string;
  @Moment()
  createdAt!: string;
  /** null: nobody has read it. */
  @Moment()
  readAt!: string | null;
  /** The id of the account that read it first. @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  readBy!: string | null;
}

/** Which notifications are listed. */
export class NotificationQueryDto {
  /** true: only what nobody has read; anything else: all. @example true */
  @FirstText()
  unread: string = 'false';
}

/** How many notifications were marked read. */
export class ReadNotificationsDto {
  @Count()
  read!: number;
}
