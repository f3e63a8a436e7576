import { Module } from '@nestjs/common';
import { ConsolePagesController } from './console-pages.controller';
import { ConsoleShell } from './console-shell';

/** Serves the console to the browser: the shell of a client application that uses the console API (`web/`). */
@Module({ controllers: [ConsolePagesController], providers: [ConsoleShell] })
export class ConsolePagesModule {}
