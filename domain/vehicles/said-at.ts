import * as z from 'zod/mini';

/** Texts that are no instant stay, and are refused by their format. */
const inUtc = (text: string): string => {
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : new Date(at).toISOString();
};

/** When something happened, as a device says, kept as ISO 8601 with milliseconds so that instants can be compared as texts. */
export const SaidAt = z.iso.datetime().check(z.maxLength(40), z.overwrite(inUtc));

/** The instant that counts: a device whose clock is ahead of ours is not believed. */
export const believed = (said: string, now: string): string => (said > now ? now : said);
