import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildFonts } from './scripts/build-fonts.ts';

const here = import.meta.dirname;

/**
 * sonner writes its own <style> into the page, which the content security policy rightly refuses. The same rules are in
 * its stylesheet, which ours imports, so the call is taken out; a version without it fails the build.
 */
const sonnerWithoutInlineStyle: Plugin = {
  name: 'sonner-without-inline-style',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs/ },
    handler(code) {
      const begin = code.indexOf('__insertCSS("');
      if (begin < 0) throw new Error('sonner no longer inserts its style: remove this plugin.');
      const end = code.indexOf('\n', begin);
      return { code: `${code.slice(0, begin)}${code.slice(end)}`, map: null };
    },
  },
};

/** Two entries of one build: the boot script of static pages, and the app. */
export default defineConfig(async () => ({
  root: join(here, 'web'),
  cacheDir: join(here, '.cache', 'vite'),
  publicDir: 'public',
  plugins: [tailwindcss(), react(), sonnerWithoutInlineStyle],
  resolve: {
    alias: {
      '#fonts': await buildFonts(),
      '#domain': join(here, 'domain'),
      '#web': join(here, 'web'),
    },
  },
  server: { host: '127.0.0.1' },
  build: {
    outDir: join(here, 'build', 'site'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // A style or font inside a URL would need the policy to allow data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: join(here, 'web', 'app.html'), site: join(here, 'web', 'site', 'boot.ts') },
    },
  },
}));
