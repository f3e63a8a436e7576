import { Module } from '@nestjs/common';
import { LocalMailController } from './local-mail.controller';

/** A page with the sent mails, only where local identity allows anyone to sign in as anyone. */
@Module({ controllers: [LocalMailController] })
export class LocalMailModule {}
