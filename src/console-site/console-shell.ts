import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';

/** As the build of `web/` puts it beside the files it names. */
const SHELL = 'dist/web/index.html';

/** The one document of the console, as Vite made it: it names the script and the style sheet by their content. */
@Injectable()
export class ConsoleShell {
  /** The bytes of the document. */
  readonly html: Buffer;

  /** @throws Error where nothing was built */
  constructor() {
    this.html = readFileSync(builtShell(__dirname));
  }
}

/** Where the build put it: above the compiled file, the bundle or the source that runs. */
function builtShell(from: string): string {
  const file = join(from, SHELL);
  if (existsSync(file)) return file;
  const above = dirname(from);
  if (above === from) throw new Error('The console is not built: run npm run build');
  return builtShell(above);
}
