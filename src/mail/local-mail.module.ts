import { Module } from '@nestjs/common';
import { LocalMailController } from './local-mail.controller';

/** A page with what was mailed, where anyone may sign in as anyone. */
@Module({ controllers: [LocalMailController] })
export class LocalMailModule {}
