import * as z from 'zod/mini';
import { readArray, writeArray } from '#web/telemetry/storage.ts';

/** As many as fit below the search box of a phone. */
const KEPT = 6;

/** Something that was opened from the search: its address, its name, and what kind of thing it is. */
const RecentHit = z.object({ to: z.string(), title: z.string(), detail: z.string() });
type RecentHit = z.infer<typeof RecentHit>;

// The account is in the name: the next person at this device is not shown what somebody else has opened.
const keyOf = (userId: string): string => `recent_hits_${userId}`;

/** What a person opened from the search on this device, the last one first. */
export const recentHits = (userId: string): readonly RecentHit[] =>
  readArray(keyOf(userId)).flatMap((one) => {
    const { success, data } = RecentHit.safeParse(one);
    return success ? [data] : [];
  });

/** Keeps what somebody opens, once, before what they opened until now. */
export const keepRecentHit = (userId: string, hit: RecentHit): void => {
  const others = recentHits(userId).filter(({ to, title }) => to !== hit.to || title !== hit.title);
  writeArray(keyOf(userId), [hit, ...others].slice(0, KEPT));
};

/** Names of customers do not stay on a device that is signed out of. */
export const forgetRecentHits = (userId: string): void => void writeArray(keyOf(userId), []);
