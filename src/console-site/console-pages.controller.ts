import { applyDecorators, Controller, Get, Header } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow } from '../api/access.decorator';
import { PageAnswers } from '../api/answers.decorator';
import { SurfaceMetadata } from '../api/surface-metadata.decorator';
import { ConsoleShell } from './console-shell';

/** What the document may load: the files of the build, and answers of this service. `data:` is for pictures in the style sheet. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** An address of the console. What it shows is asked of the console API, which wants a session. */
const ConsolePage = (summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary }),
    Allow('public'),
    PageAnswers(),
    Header('Content-Type', 'text/html; charset=utf-8'),
    Header('Content-Security-Policy', POLICY),
    Header('Referrer-Policy', 'same-origin'),
    Header('Cross-Origin-Opener-Policy', 'same-origin'),
    // It names the files of the newest build.
    Header('Cache-Control', 'no-store'),
  );

/** The application shell of the console: the same document at each of its addresses (docs/console.md). */
@Controller('console')
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
