import { Module } from '@nestjs/common';
import { PrivacyController } from './privacy.controller';

/** What the service stores about people, for everybody to read. */
@Module({ controllers: [PrivacyController] })
export class PrivacyModule {}
