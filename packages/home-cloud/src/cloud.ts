import { enableCompileCache, flushCompileCache } from 'node:module';
import type { Cloud, CloudOptions } from './running-cloud.ts';
import type { Stoppable } from './types.ts';

/**
 * Reads the assembly and runs it in this process; every route answers when it resolves. A second start with the same
 * data finds what the first one kept, on another port too.
 * Throws a TemplateError for what cannot run at home, and an Error when port or data are in use.
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
  // Compiled code is kept from one start to the next, so that a warm start does not compile a thousand modules again.
  enableCompileCache();
  const { compose } = await import('./composition.ts');
  try {
    const cloud = await compose(options, running);
    // Now, because a kill would leave nothing for the next start.
    setImmediate(flushCompileCache);
    return { ...cloud, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
