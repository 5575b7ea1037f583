const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant in the reader's own time zone, with its name: `Tuesday, November 10, 1:59 PM EST`. */
export const LocalInstant = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>{format.format(new Date(at))}</time>
);
