import { useClockZone } from '../time/page-clock.tsx';

type Format = 'this year' | 'other year' | 'year' | 'whole';

const optionsOf: Readonly<Record<Format, Intl.DateTimeFormatOptions>> = {
  'this year': { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  // The weekday says nothing about a day that is long past, its year does.
  'other year': { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  year: { year: 'numeric' },
  whole: { dateStyle: 'full', timeStyle: 'long' },
};

const made = new Map<string, Intl.DateTimeFormat>();

const inWords = (date: Date, timeZone: string, format: Format): string => {
  const key = `${timeZone} ${format}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat('en-US', { ...optionsOf[format], timeZone });
  made.set(key, known);
  return known.format(date);
};

/**
 * An ISO 8601 instant on the clock of its page, which is ours unless the page says another one. It has its year when that is
 * another one than now; the full form is in the tooltip.
 */
export const Instant = ({ at }: { readonly at: string }) => {
  const zone = useClockZone();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span>{at}</span>;
  const isThisYear = inWords(date, zone, 'year') === inWords(new Date(), zone, 'year');
  return (
    <time dateTime={at} title={inWords(date, zone, 'whole')} className="whitespace-nowrap">
      {inWords(date, zone, isThisYear ? 'this year' : 'other year')}
    </time>
  );
};
