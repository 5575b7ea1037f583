import type { MailboxStore } from './mailbox-store.ts';

/** Gives numbers that nobody else is ever given. What is taken and not used stays a gap. */
export interface NumberAllocator {
  take(signal?: AbortSignal): Promise<string>;
}

/** The most numbers one worker holds at a time. A worker that dies loses what it holds, so this bounds the gaps. */
export const LARGEST_LEASE = 16;

/**
 * Takes numbers off the counter in blocks, outside of any transaction, so that sign-ups never queue up on one item.
 * The first block is a single number, because most workers of a quiet house serve one sign-up before they are
 * recycled and would lose the rest, and short numbers are read aloud; each further block is twice the last.
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
