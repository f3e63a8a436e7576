import { Injectable } from '@nestjs/common';
import { AddressErasureService } from '../../personal-data';
import { OutboundQueue } from '../outbound/outbound-queue.service';
import type { SenderTime } from './chat-payload';
import { DELETED } from './chat-texts';
import { isDelete } from './chat-words';
import { scriptLanguage } from './script-language';

/** Deletes everything about people who ask for that on the chat platform (docs/api/channels.md#delete). */
@Injectable()
export class ChatDeletionsService {
  constructor(
    private readonly erasure: AddressErasureService,
    private readonly queue: OutboundQueue,
  ) {}

  /** Deletes what all contexts hold of a sender, if their message asks for that, and acknowledges it. Repeatable. */
  async take({ address, post }: SenderTime): Promise<void> {
    if (!post || !isDelete(post)) return;
    await this.erasure.erase(address);
    const body = DELETED[scriptLanguage(post.text) ?? 'en'];
    const inReplyTo = post.externalId;
    await this.queue.acknowledge({ recipient: address, inReplyTo, templateKey: 'data_deleted', body });
  }
}
