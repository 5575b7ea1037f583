import type { Plugin, Rolldown } from 'vite';

/** A plugin that gives another content to modules of a package. The build fails when the package asks such a module for anything else. */
const replacing = (name: string, id: RegExp, code: string): Plugin => ({
  name,
  enforce: 'pre',
  load: { filter: { id }, handler: () => code },
});

/**
 * Amplify can be configured in the formats of its two command lines, can keep a session in cookies, for servers that render, and can trade it for
 * credentials of AWS. We do none of it: we configure the user pool alone, and without an identity pool the library's own provider answers just this.
 */
export const amplifyWithoutUnused: readonly Plugin[] = [
  replacing(
    'amplify-without-exports',
    /@aws-amplify\/core\/dist\/esm\/parseAWSExports\.mjs/,
    'export const parseAWSExports = (config) => config;',
  ),
  replacing(
    'amplify-without-outputs',
    /@aws-amplify\/core\/dist\/esm\/parseAmplifyOutputs\.mjs/,
    'export const isAmplifyOutputs = () => false; export const parseAmplifyOutputs = (config) => config;',
  ),
  replacing(
    'amplify-without-cookies',
    /@aws-amplify\/core\/dist\/esm\/storage\/CookieStorage\.mjs/,
    'export class CookieStorage {}',
  ),
  replacing(
    'amplify-without-credentials',
    /providers\/cognito\/credentialsProvider\/(credentialsProvider|IdentityIdStore)\.mjs/,
    `export class DefaultIdentityIdStore {}
    export class CognitoAWSCredentialsAndIdentityIdProvider {
      async getCredentialsAndIdentityId() {}
      async clearCredentialsAndIdentityId() {}
    }`,
  ),
];

/** Packages that Amplify also imports where it takes nothing from them. They do not say that they can be left out there. */
export const withoutSideEffects = /node_modules\/(@aws-crypto|@smithy|tslib)\//;

const DEV_WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * The router's package leads browsers to its half for development, whatever is built. The other half differs in this line alone. A version
 * without it fails the build.
 */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  transform: {
    filter: { id: /react-router\/dist\/development\//, code: 'function createBrowserRouter' },
    handler: (code) => {
      if (!code.includes(DEV_WARNINGS))
        throw new Error('The router has no switch for development any more: remove this plugin.');
      return { code: code.replace(DEV_WARNINGS, 'var ENABLE_DEV_WARNINGS = false;'), map: null };
    },
  },
};

type Bundle = Rolldown.OutputBundle;

const withImports = (bundle: Bundle, file: string, seen: Set<string>): void => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return;
  seen.add(file);
  for (const next of chunk.imports) withImports(bundle, next, seen);
};

/**
 * The app's own plugins, and which files a dynamic import names beforehand: all but those of the scripts called `entries`, which every document
 * of the app has loaded. These lists are most of what the early script would be.
 */
export const appPlugins = (...entries: readonly string[]) => {
  const present = new Set<string>();
  const notePresent: Plugin = {
    name: 'note-present',
    generateBundle: (_, bundle) => {
      present.clear();
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry && entries.includes(chunk.name))
          withImports(bundle, chunk.fileName, present);
    },
  };
  return {
    plugins: [routerForProduction, notePresent],
    /** For Vite's `modulePreload.resolveDependencies`. */
    notPresent: (_: string, files: readonly string[]): string[] => files.filter((file) => !present.has(file)),
  };
};
