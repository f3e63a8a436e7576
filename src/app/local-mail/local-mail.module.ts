import { Module } from '@nestjs/common';
import { OwnHostGuard } from '../../api/own-host.guard';
import { LocalMailController } from './local-mail.controller';

/** A page with the sent mails, only where local identity allows anyone to sign in as anyone. */
@Module({ controllers: [LocalMailController], providers: [OwnHostGuard] })
export class LocalMailModule {}
