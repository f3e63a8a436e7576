/**
 * The parts of a chat platform's delivery that are read. The classes only describe them in the OpenAPI documents; they
 * are not used for validation, as the signature is over the received bytes (see chat-payload.ts).
 */

/** The text of a message. */
export class DeliveredTextDto {
  /** @example "There is a deep pothole on Hill Road in Bandra" */
  body!: string;
}

/** A picture or a video; the file is fetched from the platform by its id. */
export class DeliveredMediaDto {
  /** @example "3901245877120034" */
  id!: string;
  /** @example "Garbage at the corner" */
  caption?: string;
}

/** A position sent by a person. */
export class DeliveredLocationDto {
  /** Degrees (WGS 84). @example 19.0544 */
  latitude!: number;
  /** Degrees (WGS 84). @example 72.8324 */
  longitude!: number;
  /** @example "Bandra Bus Depot" */
  name?: string;
  /** @example "Hill Road, Mumbai" */
  address?: string;
}

/** The button that a person pressed below an `interactive` message of ours. */
export class DeliveredReplyDto {
  /** @example { "id": "…", "title": "Yes" } */
  button_reply?: object;
}

/** The button that a person pressed below a template of ours. */
export class DeliveredButtonDto {
  payload?: string;
  /** @example Yes */
  text?: string;
}

/**
 * A message: stored if its type is `text`, `image`, `video` or `location`. A `button` or `interactive` one answers a
 * question of ours. Others are only counted.
 */
export class DeliveredMessageDto {
  /** Up to 100 characters; a repeated message is stored once. @example wire.7f3a21 */
  id!: string;
  /** The number of the sender; absent if the person hides it. @example "919812345678" */
  from?: string;
  /** The platform's id of the sender; used if there is no number. @example IN.13491208655302741918 */
  from_user_id?: string;
  /** The name of the member with the content. @example text */
  type!: string;
  /** Seconds since 1970; by default the time of the delivery. @example "1773477000" */
  timestamp?: string;
  text?: DeliveredTextDto;
  image?: DeliveredMediaDto;
  video?: DeliveredMediaDto;
  location?: DeliveredLocationDto;
  button?: DeliveredButtonDto;
  interactive?: DeliveredReplyDto;
}

/** The profile of the sender. */
export class DeliveredProfileDto {
  /** @example Asha */
  name!: string;
}

/** The sender of a message; the member that equals the sender's number or id identifies them. */
export class DeliveredContactDto {
  /** @example "919812345678" */
  wa_id?: string;
  /** @example IN.13491208655302741918 */
  user_id?: string;
  profile?: DeliveredProfileDto;
}

/** Why a message did not arrive. */
export class DeliveredErrorDto {
  /** @example 131047 */
  code?: number;
}

/** The status of an outbound message, which moves it forward only. */
export class DeliveredStatusDto {
  /** The id that the platform gave the message. @example wire.9c11e0 */
  id?: string;
  /** @example delivered */
  status!: string;
  /** Seconds since 1970. @example "1773477000" */
  timestamp?: string;
  errors?: DeliveredErrorDto[];
}

/** Messages and their senders, or the statuses of outbound messages. */
export class DeliveredValueDto {
  messages?: DeliveredMessageDto[];
  contacts?: DeliveredContactDto[];
  statuses?: DeliveredStatusDto[];
}

/** An event. */
export class DeliveredChangeDto {
  /** Events other than `messages` are only counted. @example messages */
  field!: string;
  value!: DeliveredValueDto;
}

/** The events of one account. */
export class DeliveredEntryDto {
  changes!: DeliveredChangeDto[];
}

/** A delivery of the chat platform. Further members are ignored; unknown content is counted. */
export class ChatDeliveryDto {
  /** @example chat_business_account */
  object?: string;
  entry!: DeliveredEntryDto[];
}
