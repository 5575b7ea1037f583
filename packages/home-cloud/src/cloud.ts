import { enableCompileCache, flushCompileCache } from 'node:module';
import type { Cloud, CloudOptions } from './running-cloud.ts';
import type { Stoppable } from './types.ts';

/**
 * Reads the assembly and runs it in this process. All routes work when it resolves. A second start with the same data folder has the
 * same data, also with another port.
 * Throws a TemplateError for anything unsupported, and an Error if the port or the data folder is in use.
 */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const started: Stoppable[] = [];
  const stop = async () => {
    for (const part of started.splice(0).reverse()) await part.stop();
  };
  const running = <Part extends Stoppable>(part: Part): Part => {
    started.push(part);
    return part;
  };
  // Compiled code is cached, so that the next start does not compile a thousand modules again.
  enableCompileCache();
  const { compose } = await import('./composition.ts');
  try {
    const cloud = await compose(options, running);
    // Flushed now, because after a kill the next start would have no cache.
    setImmediate(flushCompileCache);
    return { ...cloud, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
