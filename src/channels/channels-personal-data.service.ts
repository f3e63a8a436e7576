import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import {
  type ErasurePlan,
  HoldsPersonalData,
  PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { HELD_ON_CHANNELS } from './channels-personal-data.queries';
import { ChatContact } from './entities/chat-contact.entity';
import { PostForgettingService } from './retention/post-forgetting.service';
import { PostQueries } from './retention/post.queries';

/** What is held of a person on channels, by their address, number or name there: posts, chats, and messages to them. */
@HoldsPersonalData('mentions', 'chat_contacts', 'outbound_messages')
@Injectable()
export class ChannelsPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_ON_CHANNELS;

  constructor(
    @InjectRepository(ChatContact) private readonly contacts: Repository<ChatContact>,
    private readonly posts: PostForgettingService,
    private readonly queries: PostQueries,
  ) {
    super();
  }

  override async eraseStep({ email: address }: PersonalDataSubject, { step }: ErasurePlan): Promise<number> {
    if (step !== 'delete' || address === null) return 0;
    const { affected } = await this.contacts.delete({ address });
    const posts = await this.posts.ofAuthor(address);
    return (affected ?? 0) + posts + (await this.queries.emptyMessages(address));
  }
}
