import type { Key } from '../secrets/house-key.ts';
import { keyedHash } from '../secrets/keyed-hash.ts';

/** Groups of an IPv6 address that identify a household. The household can choose the rest at will. */
const HOUSEHOLD_GROUPS = 4;

const householdOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const [front = '', back] = address.toLowerCase().split('::');
  const groups = front.split(':').filter(Boolean);
  const tail = (back ?? '').split(':').filter(Boolean);
  const gap = back === undefined ? 0 : 8 - groups.length - tail.length;
  return [...groups, ...Array<string>(Math.max(gap, 0)).fill('0'), ...tail]
    .slice(0, HOUSEHOLD_GROUPS)
    .join(':');
};

/** Keyed hash of a network address, to count by. All addresses of one household have the same hash. */
export const senderOf =
  (key: Key) =>
  async (address: string): Promise<string> =>
    keyedHash(await key(), householdOf(address), 32);
