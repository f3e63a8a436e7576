import { defineConfig } from 'vite';
import { icons } from '../../kit/sprite.mjs';

/** The console: its document and what it loads, beside the files of the site in dist/web. */
export default defineConfig({
  base: '/assets/',
  plugins: [icons()],
  publicDir: false,
  build: {
    outDir: '../../../../dist/web',
    // The files of the site are there already.
    emptyOutDir: false,
    assetsDir: '',
    manifest: 'console-manifest.json',
    modulePreload: { polyfill: false },
    target: 'es2022',
    // A slow machine is no reason for a notice.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  logLevel: 'warn',
});
