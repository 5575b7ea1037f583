import type { LabelWords } from '#domain/parcels/parcel.ts';

/** A number of a mailbox among other words: `SKY-10234`, `#10234`, and `451` of an older system. */
const NUMBER = /(?:[A-Z]{2,4}-?|#)?\b(\d{3,8})\b/i;

/** What a clerk typed off a label, number and name in any order: `10234 Maria Persaud`. */
export const labelWords = (typed: string): LabelWords => {
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, 100);
  const [found, mailbox] = NUMBER.exec(text) ?? [];
  const name = (found === undefined ? text : text.replace(found, ' ')).replace(
    /^[\s,;:/-]+|[\s,;:/-]+$/g,
    '',
  );
  return { ...(mailbox === undefined ? {} : { mailbox }), ...(name === '' ? {} : { name }) };
};
