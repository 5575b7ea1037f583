import type { MailboxStore } from './mailbox-store.ts';

/** Returns numbers that are given out only once. A number that is reserved and not used stays a gap. */
export interface NumberAllocator {
  take(signal?: AbortSignal): Promise<string>;
}

/** Largest block that one worker reserves. A worker that dies loses the rest of its block, so this limits the gaps. */
export const LARGEST_LEASE = 16;

/**
 * Reserves numbers in blocks, outside of any transaction, so that sign-ups do not wait for each other at one item. The
 * first block is a single number: most workers serve one sign-up before they are recycled and would lose the rest, and
 * short numbers are easier to read aloud. Each further block is twice as large.
 */
export const leasedNumbers = (store: Pick<MailboxStore, 'leaseNumbers'>): NumberAllocator => {
  const held: number[] = [];
  let nextLease = 1;
  const lease = async (signal?: AbortSignal): Promise<number> => {
    const size = nextLease;
    nextLease = Math.min(nextLease * 2, LARGEST_LEASE);
    const first = await store.leaseNumbers(size, signal);
    for (let offset = 1; offset < size; offset += 1) held.push(first + offset);
    return first;
  };
  return {
    take: async (signal) => String(held.shift() ?? (await lease(signal))),
  };
};
