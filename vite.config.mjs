import { defineConfig } from 'vite';

/** What browsers load beside the pages: into dist/web, under names that change with their content. */
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
    rollupOptions: { input: { site: 'src/site/web/site.css' } },
  },
  logLevel: 'warn',
});
