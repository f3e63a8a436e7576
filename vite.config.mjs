import { defineConfig } from 'vite';

/** Builds the files that browsers load into dist/web, under names that change with their content. */
export default defineConfig({
  root: 'src/site/web',
  base: '/assets/',
  publicDir: false,
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    assetsDir: '',
    manifest: 'manifest.json',
    modulePreload: false,
    target: 'es2020',
    rollupOptions: {
      // A slow machine is no reason for a notice.
      checks: { bundlerTimings: false },
      input: { style: 'src/site/web/site.css', site: 'src/site/web/site.ts', sw: 'src/site/web/sw.ts' },
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  logLevel: 'warn',
});
