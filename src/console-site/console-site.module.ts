import { Module } from '@nestjs/common';
import { ConsolePagesController } from './console-pages.controller';
import { ConsoleShell } from './console-shell';

/** The console in a browser: the shell of a client application over the console API (`web/`). */
@Module({ controllers: [ConsolePagesController], providers: [ConsoleShell] })
export class ConsoleSiteModule {}
