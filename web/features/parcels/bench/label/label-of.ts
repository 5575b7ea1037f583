import type { ParcelLabel } from '#domain/papers/zpl/parcel-label.ts';
import type { BenchLine } from '../lines/lines.ts';

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'short',
  day: 'numeric',
});

/** The label of a parcel that was closed here, with what is known of it now. */
export const labelOf = ({ code, mailbox, name, shelf, at }: BenchLine): ParcelLabel => ({
  code,
  mailbox,
  name,
  shelf,
  day: day.format(at),
});
