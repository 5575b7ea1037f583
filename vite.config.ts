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

/**
 * What fetches an island's files side by side. Vite's own also waits for styles, which static pages have loaded whole; this
 * is a fifth of it, on every page.
 */
const shortPreload: Plugin = {
  name: 'short-preload',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export const __vitePreload = (load, files = []) => {
      for (const file of files) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = '/' + file;
        document.head.append(link);
      }
      return load();
    };`,
  },
};

/** React as islands have it: the same components on a tenth of the bytes (docs/decisions/0016). */
const smallReact = { react: 'preact/compat', 'react-dom': 'preact/compat' };

/** The app or, in mode `site`, the script of static pages with its islands: two builds, for each has a React of its own. */
export default defineConfig(async ({ mode }) => ({
  root: join(here, 'web'),
  cacheDir: join(here, '.cache', 'vite'),
  publicDir: 'public',
  plugins: [tailwindcss(), react(), mode === 'site' ? shortPreload : sonnerWithoutInlineStyle],
  resolve: {
    alias: {
      ...(mode === 'site' ? smallReact : {}),
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
      input:
        mode === 'site'
          ? { site: join(here, 'web', 'site', 'boot.ts') }
          : { app: join(here, 'web', 'app.html') },
    },
  },
}));
