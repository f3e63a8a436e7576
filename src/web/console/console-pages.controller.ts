import { applyDecorators, Controller, Get, UseInterceptors } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { ConsolePageHeaders } from './console-page-headers.interceptor';
import { ConsoleShell } from './console-shell';

/** Route of a console page. It is public: the page loads its data from the console API, which requires a session. */
const ConsolePage = (summary: string): MethodDecorator =>
  applyDecorators(ApiOperation({ summary }), Allow('public'), Answers(200, null));

/** The application shell of the console. It is the same document at each console address (docs/console.md). */
@Controller('console')
@UseInterceptors(ConsolePageHeaders)
@Api('site', 'console')
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
