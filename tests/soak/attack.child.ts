import type { Worker } from 'node:worker_threads';
import { startCloud } from 'home-cloud';
import { submittedTemplates } from '../../scripts/console/submitted-templates.ts';

/**
 * Memory of the attacked process in bytes: `rss` with all threads; `heap` and `buffers` of the main thread after a
 * garbage collection; the number of functions' threads with their heaps and buffers, garbage included.
 */
export interface MemoryReport {
  readonly rss: number;
  readonly heap: number;
  readonly buffers: number;
  readonly functions: number;
  readonly functionHeaps: number;
  readonly functionBuffers: number;
}

/** Every thread of the cloud at home is an execution environment of a function. */
const threads = new Set<Worker>();
process.on('worker', (thread: Worker) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});

const memory = async (): Promise<MemoryReport> => {
  globalThis.gc?.();
  const { rss, heapUsed: heap, external: buffers } = process.memoryUsage();
  // A thread that ends meanwhile has nothing to say.
  const asked = await Promise.allSettled([...threads].map((thread) => thread.getHeapStatistics()));
  const heaps = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return {
    rss,
    heap,
    buffers,
    functions: threads.size,
    functionHeaps: heaps.reduce((sum, { used_heap_size: used }) => sum + used, 0),
    functionBuffers: heaps.reduce((sum, { external_memory: external }) => sum + external, 0),
  };
};

/** The cloud at home in a process of its own that reports its memory. Started with --expose-gc. */
const [assemblyDir = '', dataDir = ''] = process.argv.slice(2);
const { url, endpoints } = await startCloud({
  assemblyDir,
  dataDir,
  port: 0,
  log: () => undefined,
  whatsAppTemplates: submittedTemplates,
});
process.send?.({ url, endpoints });
/** Whatever message comes, it asks for the memory. */
process.on('message', () => void memory().then((report) => process.send?.(report)));
process.on('disconnect', () => process.exit(0));
