import { ourInstantWords } from '#domain/kernel/short-times.ts';

/** An instant on our clock, which is said for somebody who may be anywhere: `Tue, Nov 10, 1:59 PM (New Jersey time)`. */
export const OurInstant = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>{ourInstantWords(at)}</time>
);
