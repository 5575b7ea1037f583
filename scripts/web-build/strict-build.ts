import { join } from 'node:path';
import { build, createLogger, type InlineConfig, type Rolldown } from 'vite';
import { root } from '../support/root.ts';

/**
 * Runs Vite with the settings of `vite.config.ts` and returns the files that it made. A warning is an error: what a bundler warns of, such as a name
 * that a package does not export, fails only in a browser.
 */
export const buildStrictly = async (config: InlineConfig): Promise<readonly Rolldown.RolldownOutput[]> => {
  // Vite keeps the mode that a shell or a test runner has set, and then bundles React's development half.
  process.env.NODE_ENV = 'production';
  const warnings: string[] = [];
  const note = (message: string): void => {
    warnings.push(message);
  };
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    ...config,
    logLevel: 'warn',
    customLogger: { ...createLogger('error'), warn: note, warnOnce: note },
  });
  if (warnings.length > 0) throw new Error(`The build of the pages warns:\n${warnings.join('\n')}`);
  return [built].flat().filter((output) => 'output' in output);
};
