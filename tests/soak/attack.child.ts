import { writeHeapSnapshot } from 'node:v8';
import { startCloud } from 'home-cloud';

/** What the attacked process holds, in bytes: `rss` with all its threads, the rest of its own thread after a collection. */
export interface MemoryReport {
  readonly rss: number;
  readonly heap: number;
  readonly buffers: number;
}

/** The local cloud in a process of its own that tells what memory it holds. Started with --expose-gc. */
const [assemblyDir = '', dataDir = ''] = process.argv.slice(2);
const { url, endpoints } = await startCloud({ assemblyDir, dataDir, port: 0, log: () => undefined });
process.send?.({ url, endpoints });
process.on('message', (asked: 'memory' | { readonly snapshotTo: string }) => {
  globalThis.gc?.();
  if (asked === 'memory') {
    const { rss, heapUsed: heap, external: buffers } = process.memoryUsage();
    process.send?.({ rss, heap, buffers } satisfies MemoryReport);
  } else process.send?.({ file: writeHeapSnapshot(asked.snapshotTo) });
});
process.on('disconnect', () => process.exit(0));
