import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMES = Object.keys(JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8')));
/** The name of the file with the icons in the manifest of a build. */
const NAME = 'icons.svg';
/** The mark, which is the icon of the site in browsers. */
const MARK = 'mark.svg';
/** The module by which browser code gets the URL of the file. */
const MODULE = 'virtual:icons';
const { resolve } = createRequire(import.meta.url);

/** An icon as a symbol without its own strokes and sizes: these come from the style sheet. */
function symbolOf(name) {
  const svg = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const short = shapes.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
  return `<symbol id="${name}" viewBox="0 0 24 24">${short}</symbol>`;
}

/**
 * A plugin of Vite that writes the icons in use into one file, and the mark into another, the same in each build. Their
 * names have a hash of their content.
 */
export function icons() {
  // Lucide's licence asks for its notice in each copy.
  const notice = '<!-- Lucide (https://lucide.dev), ISC License -->';
  const symbols = NAMES.map(symbolOf).join('');
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${notice}${symbols}</svg>`;
  let file;
  return {
    name: 'icons',
    buildStart() {
      file = this.emitFile({ type: 'asset', name: NAME, originalFileName: NAME, source });
      const mark = readFileSync(new URL(MARK, import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', name: MARK, originalFileName: MARK, source: mark });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default import.meta.ROLLUP_FILE_URL_${file}` : undefined),
  };
}
