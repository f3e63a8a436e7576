import { applyDecorators, Controller, Get, UseInterceptors } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow } from '../api/access.decorator';
import { PageAnswers } from '../api/answers.decorator';
import { SurfaceMetadata } from '../api/surface-metadata.decorator';
import { ConsolePageHeaders } from './console-page-headers.interceptor';
import { ConsoleShell } from './console-shell';

/** An address of the console. What it shows is asked of the console API, which wants a session. */
const ConsolePage = (summary: string): MethodDecorator =>
  applyDecorators(ApiOperation({ summary }), Allow('public'), PageAnswers());

/** The application shell of the console: the same document at each of its addresses (docs/console.md). */
@Controller('console')
@UseInterceptors(ConsolePageHeaders)
@SurfaceMetadata('site', 'console')
export class ConsolePagesController {
  constructor(private readonly shell: ConsoleShell) {}

  @Get()
  @ConsolePage('The console of the city staff')
  start(): Buffer {
    return this.shell.html;
  }

  @Get(':module')
  @ConsolePage('A module of the console')
  module(): Buffer {
    return this.shell.html;
  }

  @Get(':module/:id')
  @ConsolePage('One thing in a module of the console')
  item(): Buffer {
    return this.shell.html;
  }
}
