import type { Customer } from '#domain/customers/customer.ts';
import { type Standing, standingOf, standings } from '#domain/customers/standing.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

const tones: Readonly<Record<Standing, BadgeTone>> = {
  NEW: 'note',
  REGULAR: 'done',
  LAPSING: 'time',
  LOST: 'plain',
  NEVER: 'plain',
};

/** Where somebody stands with us, as a badge. */
export const StandingBadge = ({
  customer: { shipped },
}: {
  readonly customer: Pick<Customer, 'shipped'>;
}) => {
  const standing = standingOf(shipped, new Date());
  return <Badge tone={tones[standing]}>{standings[standing].name}</Badge>;
};

/** `4 shipments`, or that there was none. */
export const shippedWords = ({ shipped }: Pick<Customer, 'shipped'>): string => {
  if (shipped === undefined) return 'no shipments';
  return shipped.count === 1 ? '1 shipment' : `${shipped.count} shipments`;
};

/** The same with the day of the last one. */
export const ShippedWords = ({ customer }: { readonly customer: Pick<Customer, 'shipped'> }) =>
  customer.shipped === undefined ? (
    'None'
  ) : (
    <span className="whitespace-nowrap">
      {customer.shipped.count}, last {dayWords(newYorkDay(new Date(customer.shipped.last)))}
    </span>
  );

/** How somebody came whom the desk keeps without an account. */
export const cameWords = {
  CALL: 'Called us',
  COUNTER: 'Came to the counter',
  GUEST: 'Wrote as a guest',
} as const;
