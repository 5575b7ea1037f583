import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CloudOptions } from 'home-cloud';
import type { ConsoleFile, ConsolePage } from 'home-cloud/console';
import { benchPage } from './bench-page.ts';
import { simulatedPrinter } from './printer.ts';
import { simulatedScale } from './scale.ts';

const script = async (name: string): Promise<string> => {
  // Loaded when a browser asks, because a start shall not wait for it.
  const { transform } = await import('esbuild');
  const source = await readFile(join(import.meta.dirname, 'browser', name), 'utf8');
  return (await transform(source, { loader: 'ts', format: 'iife' })).code;
};

const DEVICES = 'devices.js';
const JAVASCRIPT = 'text/javascript; charset=utf-8';

/** Ports are for documents of staff only, by the product's permissions policy. */
const MAY_USE_PORTS = /^\/staff(?:\/|$)/;
/** Set by the switch at `/local/bench`, in browsers where somebody wants the devices. */
const IS_ON = /(?:^|; )simulated_devices=on(?:;|$)/;

/** A scale and a label printer without the hardware: their page, their files, and which documents get them. */
export const simulatedBench = (): {
  readonly page: ConsolePage;
  readonly files: readonly ConsoleFile[];
  readonly scriptFor: NonNullable<CloudOptions['scriptFor']>;
} => {
  const scale = simulatedScale();
  return {
    page: benchPage({ scale, printer: simulatedPrinter() }),
    files: [
      { name: DEVICES, type: JAVASCRIPT, body: () => script('devices.ts') },
      { name: 'bench.js', type: JAVASCRIPT, body: () => script('page.ts') },
      { name: 'scale.txt', type: 'text/plain; charset=utf-8', body: () => scale.says() },
    ],
    scriptFor: ({ path, cookie }) =>
      MAY_USE_PORTS.test(path) && IS_ON.test(cookie) ? `/local/${DEVICES}` : undefined,
  };
};
