import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';

/** Takes a piece out of a library's source; a release that no longer has it must be looked at by a person. */
const without = (source: string, piece: string, path: string): string => {
  if (!source.includes(piece)) throw new Error(`${path} no longer has «${piece}»: look at slim-sdk.ts`);
  return source.replace(piece, '');
};

/** Where the source of a library is narrowed to what a function needs, by the end of its path. */
const narrowed: readonly (readonly [path: RegExp, narrow: (path: string) => Promise<OnLoadResult>])[] = [
  [
    // A function's credentials are in its environment, always. The default chain also brings single sign-on, profiles,
    // web identity, processes and instance metadata: a third of the bundle, for machines that a function never runs on.
    /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
    async (path) => ({
      contents: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
      resolveDir: dirname(path),
    }),
  ],
  [
    // Nor are there ~/.aws/config and credentials, which every client looks for before its first call.
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
 * Leaves out of the AWS SDK what no function can use, while it is bundled. The SDK itself stays as it is: the same
 * clients, commands, retries and signatures. A release in which these places look different fails the build.
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
