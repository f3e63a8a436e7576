import { join } from 'node:path';
import { defineConfig } from 'vite';
import { icons } from '../../kit/sprite.mjs';

const file = (name) => join(import.meta.dirname, name);

/** Builds the files that browsers load into dist/web, under names that change with their content. */
export default defineConfig({
  base: '/assets/',
  plugins: [icons()],
  publicDir: false,
  build: {
    outDir: '../../../../dist/web',
    emptyOutDir: true,
    assetsDir: '',
    // The pictures of Leaflet's own markers, which no page shows, would be half of its style sheet.
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: false,
    target: 'es2020',
    rollupOptions: {
      // A slow machine is no reason for a notice.
      checks: { bundlerTimings: false },
      input: { style: file('site.css'), site: file('site.ts'), sw: file('sw.ts') },
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  logLevel: 'warn',
});
