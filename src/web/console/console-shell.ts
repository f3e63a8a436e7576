import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { findAbove } from '../../platform/config/find-above';

/** Path at which the build of `browser/` writes the document, beside the files that it names. */
const SHELL = 'dist/web/index.html';

/**
 * The single HTML document of the console, as built by Vite. It refers to the script and the style sheet by file names
 * that contain a hash of their content.
 */
@Injectable()
export class ConsoleShell {
  /** The bytes of the document. */
  readonly html: Buffer;

  /** @throws Error if the console was not built */
  constructor() {
    this.html = readFileSync(findAbove(__dirname, SHELL, 'The console is not built: run npm run build'));
  }
}
