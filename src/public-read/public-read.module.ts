import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicChatWebhookController } from './chat-webhook/chat-webhook.controller';
import { PublicCitiesController } from './cities/cities.controller';
import { City } from './cities/city.entity';

/** The public, city-scoped read API. */
@Module({})
export class PublicReadModule {
  /** @param channels the channels module, with the storage the settings name */
  static with(channels: DynamicModule): DynamicModule {
    return {
      module: PublicReadModule,
      imports: [TypeOrmModule.forFeature([City]), channels],
      controllers: [PublicCitiesController, PublicChatWebhookController],
    };
  }
}
