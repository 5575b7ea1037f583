import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mapConcurrently } from '#lambdas/runtime/map-concurrently.ts';
import { amount, type Figure } from '../harness/figure.ts';
import { rounded } from '../harness/statistics.ts';
import { residentMegabytes } from '../support/memory.ts';
import { buildProduct, startProduct } from '../support/product.ts';
import { temporaryFolder } from '../support/temporary.ts';

const REQUESTS = 2000;
/** Long enough for the garbage of the start to be collected. */
const SETTLE_MS = 5000;

const visit = { event: 'visit', properties: { sessionId: 'bench', url: '/' }, timestamp: 0 };

/** Opens the home page and sends a report, as a visitor's browser does. Refusals are load, too. */
const look = async (url: string): Promise<void> => {
  await (await fetch(`${url}/`)).arrayBuffer();
  const body = JSON.stringify({ ...visit, timestamp: Date.now() });
  const headers = { 'content-type': 'application/json' };
  await (await fetch(`${url}/api/business`, { method: 'POST', body, headers })).arrayBuffer();
};

export const figure: Figure = {
  name: 'memory',
  measures: 'Resident memory of the whole product at home, idle',
  unit: 'MB',
  direction: 'lower',
  value: amount,
  repeats: 1,
  how: `One process: the gateway, every emulator, and the threads of the functions. Idle is ${SETTLE_MS / 1000} seconds after it is ready on data that
an earlier start has seeded; after load is when ${REQUESTS} visitors have each opened the home page and reported it, sixteen at once.`,
  prepare: async () => {
    const folder = temporaryFolder();
    await buildProduct();
    const data = join(folder.path, 'data');
    const seeded = await startProduct(data, 'node');
    await seeded.stop();
    const product = await startProduct(data, 'node');
    return {
      ours: async () => {
        await setTimeout(SETTLE_MS);
        return residentMegabytes(product.pid);
      },
      details: async () => {
        await mapConcurrently(
          Array.from({ length: REQUESTS }, () => product.url),
          look,
        );
        return [{ what: 'after load', value: `${rounded(residentMegabytes(product.pid))} MB` }];
      },
      close: async () => {
        await product.stop();
        folder.remove();
      },
    };
  },
};
