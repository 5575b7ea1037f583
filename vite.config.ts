import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildFonts } from './scripts/build-fonts.ts';
import { amplifyWithoutUnused, appPlugins, withoutSideEffects } from './scripts/web-build/app-plugins.ts';
import { nearbyCountiesPlugin } from './scripts/web-build/nearby-counties.ts';

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
 * Takes Vite's helper out of dynamic imports. It also waits for styles, but static pages have already loaded all of them, and it would
 * be on every page. What the expression does not know still calls a helper that does nothing else.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  renderChunk: (code) => ({
    code: code.replace(
      /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\((\w+)\) => \2\.\w+(?:\(\))?\))?), __VITE_PRELOAD__\)/g,
      '$1',
    ),
    map: null,
  }),
};

/**
 * The modules that all islands need are in the chunk of `hydrate.tsx`. A page loads this chunk together with an island's chunk, so
 * neither has to wait for the other's imports, and no preload is needed.
 */
const islandChunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'hydrate',
      test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\/|web\/site\/islands\/(hydrate\.tsx|restore-typed)|web\/ui\/(button|class-names|feedback|text\/(sign|text-link)|forms\/plain-field)|web\/proof-of-work\/work|domain\/shipments\/form\/draft-text|domain\/kernel\/(destinations|result|field-errors|person\/(any-phone|email|name|one-line))/,
    },
    // The sign-in pages, with what the identity provider's code shares with them, which is loaded later.
    {
      name: 'sign-in',
      test: /rolldown\/runtime|node_modules\/(react-hook-form|@hookform|zod)\/|web\/features\/identity\/(?!provider\/provider\.ts|login\/sign-in\.ts|registration\/sign-up(-status)?\.ts)|web\/api\/(call|api-error|measured)|domain\/(identity\/(?!profile-endpoints|profile\.ts)|proof-of-work|kernel\/(countries|endpoint|problem|form-schema|paths|role|person\/(phone|latin-name)))|web\/ui\/(forms\/(plain-choice|plain-password|submission|use-)|layout\/(stepper|card))|web\/shell\/paths|web\/session\/(without-eval|notice\.ts|drafts\/quote-to-book)|domain\/(quotes|kernel)\/reference\.ts/,
    },
  ],
};

/**
 * Small modules that many screens share come as one file: the edge compresses no file below 1,000 bytes, and a first screen had 80 of them. What
 * the early script needs is left out, because it would wait for the whole file; forms are, because their schemas are not needed everywhere.
 */
const appChunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'common',
      test: /@tanstack|web\/(ui\/(?!forms)|api\/(?!early)|telemetry)|domain\/kernel\/(?!paths|permissions|role|access|destination|lane)/,
      minShareCount: 25,
    },
    // What every list of the desk loads comes as one file as well: the early script names each.
    {
      name: 'desk-list',
      test: /web\/desk-list\/(desk-list|above-rows|use-say-changed|question\/(use-list-place|choices|filters)|rows\/(row-link|use-row-focus)|presence\/presence(-words)?|keys\/letter-keys|export\/export-button)\.tsx?|web\/ui\/layout\/use-media\.ts/,
    },
    // And for vehicles and drivers: what finding them needs, and their pages.
    {
      name: 'road-words',
      test: /web\/(expiry\/expiry\.ts|features\/(vehicles\/(needs|words)|drivers\/(standing|words)))|domain\/(vehicles|drivers)\//,
    },
    {
      name: 'road',
      test: /web\/(features\/(vehicles|drivers)\/(?!screens|searches|list\/find)|expiry|photos\/(open-file|file-field|use-file)|ui\/forms\/(first-problems|typed-number|act\/dialog-act))/,
    },
    // What many screens of the desk load together, and no first screen, is small: each file is named in the early script.
    {
      name: 'terms',
      test: /domain\/(shipments\/(words-typed|caller\/said|form\/search-consent|asking\/told|bill\/bill)|identity\/people\/(person-invitation|aliases)|parcels\/parcel-code|departures\/(space|departure-time)|billing\/(abroad\/commission|charges\/things|door\/(endpoints|door-money))|runs\/(stop-id|telling\/told)|proof-of-work\/challenge|kernel\/measures)\.ts/,
    },
    {
      name: 'desk-parts',
      test: /web\/(ui\/data\/(fact|history-line|choice-links)|ui\/time\/last-months|desk-list\/question\/live-page|phrases\/days|session\/(names-of|use-names|use-who))|domain\/kernel\/(change-words|feed\/feed-link)/,
    },
    // The same for dialogs, whose parts are small.
    { name: 'dialogs', test: /web\/ui\/(asking\/ask-(dialog|first)|layout\/sheet)\.tsx/ },
    // And for what is known of a customer's own rates.
    {
      name: 'own-card',
      test: /web\/session\/use-own-card|domain\/quotes\/(cards\/customer-group|kept-group\/own-endpoint)/,
    },
  ],
};

/** A worker stays one through all releases, so it keeps its name. It is at the root, because a worker answers no pages above its own path. */
const appEntry = ({ name }: { readonly name: string }): string =>
  name === 'dock-worker' ? '[name].js' : 'assets/[name]-[hash].js';

const app = appPlugins('app', 'early');

/** The app or, in mode `site`, the script of static pages with its islands: two builds, so that the pages' chunks hold nothing of the app. */
export default defineConfig(async ({ mode }) => ({
  root: join(here, 'web'),
  cacheDir: join(here, '.cache', 'vite'),
  publicDir: 'public',
  plugins: [
    tailwindcss(),
    react(),
    ...amplifyWithoutUnused,
    ...(mode === 'site'
      ? [plainDynamicImports]
      : [sonnerWithoutInlineStyle, nearbyCountiesPlugin, ...app.plugins]),
  ],
  resolve: {
    // The bundler sorts by path: packages are named by where they are found, so that the bytes are the same wherever that leads.
    preserveSymlinks: true,
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
    modulePreload: mode === 'site' ? false : { polyfill: false, resolveDependencies: app.notPresent },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: withoutSideEffects, sideEffects: false }] },
      input:
        mode === 'site'
          ? {
              site: join(here, 'web', 'site', 'boot.ts'),
              'before-hydration': join(here, 'web', 'site', 'before-hydration.ts'),
            }
          : {
              app: join(here, 'web', 'app', 'main.tsx'),
              early: join(here, 'web', 'app', 'start', 'early.ts'),
              'dock-worker': join(here, 'web', 'dock-worker', 'dock-worker.ts'),
            },
      output:
        mode === 'site'
          ? { codeSplitting: islandChunks }
          : { codeSplitting: appChunks, entryFileNames: appEntry },
    },
  },
}));
