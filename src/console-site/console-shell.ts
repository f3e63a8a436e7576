import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';

/** Path at which the build of `web/` writes the document, beside the files that it names. */
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
    this.html = readFileSync(builtShell(__dirname));
  }
}

/**
 * Finds the built document in a folder above the running code, which is the compiled file, the bundle or the source.
 */
function builtShell(from: string): string {
  const file = join(from, SHELL);
  if (existsSync(file)) return file;
  const above = dirname(from);
  if (above === from) throw new Error('The console is not built: run npm run build');
  return builtShell(above);
}
