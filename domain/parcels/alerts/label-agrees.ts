import type { Candidate, Found } from '../../mailboxes/matching/label.ts';

/** What of a label says exactly who is meant, also where it is not certain. */
const exact = ['number', 'name', 'phone'] as const;

const isExact = ({ why }: Candidate): boolean => exact.some((one) => why.includes(one));

/**
 * Whether a label names exactly somebody else than who announced the parcel before it came: it has another's mailbox number, or its name
 * is another's and not like theirs. Anybody can announce any number, so then a person decides.
 * @param found what the label leads to; absent where nobody read it.
 */
export const namesAnother = (found: Found | undefined, mailbox: string): boolean => {
  const candidates = found?.candidates ?? [];
  const [best] = candidates;
  if (candidates.some((one) => one.mailbox !== mailbox && one.why.includes('number'))) return true;
  return (best?.why.includes('name') ?? false) && !candidates.some((one) => one.mailbox === mailbox);
};

/**
 * Whether a label agrees with somebody who had only the number of a parcel when it was here already: it leads to them by number, name or
 * phone, and to nobody else as well. A label that nobody read agrees with nobody.
 */
export const agreesWith = (found: Found | undefined, mailbox: string): boolean => {
  const candidates = found?.candidates ?? [];
  const theirs = candidates.find((one) => one.mailbox === mailbox);
  return (
    theirs !== undefined &&
    isExact(theirs) &&
    candidates.every((one) => one.mailbox === mailbox || one.score < theirs.score)
  );
};
