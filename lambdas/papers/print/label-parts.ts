import type { Label } from '#domain/papers/content/labels.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** The day of a flight on a label: `Fri, Nov 27`. */
export const labelDay = ({ day }: Pick<Label, 'day'>): string =>
  day === undefined ? 'No flight yet' : format.format(new Date(`${day}T12:00Z`));

/** Lines of the receiver, the name first. */
export const receiverLines = ({ to }: Pick<Label, 'to'>): readonly string[] =>
  [to.company ?? '', ...to.address].filter((line) => line !== '');

/** Where it comes back to, in one line. */
export const returnLine = ({ from }: Pick<Label, 'from'>): string => from.address.slice(0, -1).join(', ');
