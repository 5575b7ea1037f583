import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';

/** Removes a piece from a library's source. @throws when a new release no longer has it, so that a person looks at it. */
const without = (source: string, piece: string, path: string): string => {
  if (!source.includes(piece)) throw new Error(`${path} no longer has «${piece}»: look at slim-sdk.ts`);
  return source.replace(piece, '');
};

/** Files of the SDK that are replaced by what a function needs of them, by the end of their path. */
const narrowed: readonly (readonly [path: RegExp, narrow: (path: string) => Promise<OnLoadResult>])[] = [
  [
    // A function's credentials are always in its environment. The default chain adds single sign-on, profiles, web identity,
    // processes and instance metadata: a third of the bundle, which no function ever uses.
    /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
    async (path) => ({
      contents: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
      resolveDir: dirname(path),
    }),
  ],
  [
    // A function has no ~/.aws/config and no ~/.aws/credentials, which every client looks for before its first call.
    /@smithy\/core\/dist-es\/submodules\/config\/node-config-provider\/configLoader\.js$/,
    async (path) => {
      const source = await readFile(path, 'utf8');
      const unasked = without(source, 'fromSharedConfigFiles(configFileSelector, configuration), ', path);
      return {
        contents: without(unasked, 'import { fromSharedConfigFiles } from "./fromSharedConfigFiles";', path),
        resolveDir: dirname(path),
      };
    },
  ],
  [
    // Clients read their own version from here, for the user agent.
    /@aws-sdk\/[^/]+\/package\.json$/,
    async (path) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    },
  ],
];

/**
 * Leaves out of the bundles those parts of the AWS SDK that no function can use. Clients, commands, retries and signatures stay
 * unchanged. A release of the SDK in which these files look different fails the build.
 */
export const slimSdk: Plugin = {
  name: 'slim-sdk',
  setup(build) {
    for (const [filter, narrow] of narrowed) {
      build.onLoad({ filter, namespace: 'file' }, async ({ path }) => {
        try {
          return await narrow(path);
        } catch (error) {
          return { errors: [{ text: error instanceof Error ? error.message : basename(path) }] };
        }
      });
    }
  },
};
