import { Module } from '@nestjs/common';
import { FaviconController } from './favicon.controller';
import { FrontPageController } from './front-page.controller';

/** What browsers ask for at the origin of the service. */
@Module({ controllers: [FrontPageController, FaviconController] })
export class FrontPageModule {}
