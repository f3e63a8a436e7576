/**
 * What the chat platform delivers, as far as it is read. The classes describe it in the OpenAPI documents; nothing is
 * checked against them, for the signature is over the bytes as they came (see chat-payload.ts).
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

/** A place somebody sent. */
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

/** A message: kept where its type is one of `text`, `image`, `video` and `location`, else counted alone. */
export class DeliveredMessageDto {
  /** Up to 100 characters; a message that comes again is kept once. @example wire.7f3a21 */
  id!: string;
  /** The number of the sender. @example "919812345678" */
  from!: string;
  /** Which of the members below holds the content. @example text */
  type!: string;
  /** Seconds since the epoch; without it the moment of the delivery counts. @example "1773477000" */
  timestamp?: string;
  text?: DeliveredTextDto;
  image?: DeliveredMediaDto;
  video?: DeliveredMediaDto;
  location?: DeliveredLocationDto;
}

/** What the sender goes by. */
export class DeliveredProfileDto {
  /** @example Asha */
  name!: string;
}

/** Who sent a message; whichever other member equals the number of a sender tells whose name it is. */
export class DeliveredContactDto {
  /** @example "919812345678" */
  wa_id?: string;
  profile?: DeliveredProfileDto;
}

/** What became of a message that was sent out; counted by its status. */
export class DeliveredStatusDto {
  /** @example delivered */
  status!: string;
}

/** Messages and who sent them, or what became of messages that were sent out. */
export class DeliveredValueDto {
  messages?: DeliveredMessageDto[];
  contacts?: DeliveredContactDto[];
  statuses?: DeliveredStatusDto[];
}

/** Something that happened. */
export class DeliveredChangeDto {
  /** What is not `messages` is counted alone. @example messages */
  field!: string;
  value!: DeliveredValueDto;
}

/** What happened at one account. */
export class DeliveredEntryDto {
  changes!: DeliveredChangeDto[];
}

/** A delivery of the chat platform. Further members are ignored, and what is not understood is counted. */
export class ChatDeliveryDto {
  /** @example chat_business_account */
  object?: string;
  entry!: DeliveredEntryDto[];
}
