/** Why somebody is suggested for a parcel, as a clerk reads it. */
const words: Readonly<Record<string, string>> = {
  announced: 'announced this number',
  'first-box': 'has another box with this number',
  missed: 'misses this number',
  'missed-like': 'misses a number nearly the same',
  'missed-label': 'misses a parcel, and its label could be theirs',
  number: 'mailbox number',
  'number-like': 'mailbox number nearly the same',
  name: 'name',
  'name-like': 'similar name',
  phone: 'phone number',
  'further-name': 'may receive there',
};

/** The reasons in words. */
export const whyWords = (why: readonly string[]): string[] => why.map((one) => words[one] ?? one);
