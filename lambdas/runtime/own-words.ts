import { type Cents, dollars } from '#domain/kernel/money.ts';
import type { Whom } from './of-person.ts';

/** Who did something, as the person reads it in the file of their own data: a verb follows. Nobody else is named there. */
export const whoDid = (by: unknown, { ids }: Pick<Whom, 'ids'>): string => {
  if (by === 'link') return 'Somebody with your link';
  return by === 'guest' || by === 'sender' || ids.includes(String(by)) ? 'You' : 'We';
};

/** A price, line by line: `Freight, 80 lb × $3.50: $280.00`. */
export const priceLines = (
  lines: readonly { readonly text: string; readonly amount: Cents }[],
): readonly string[] => lines.map(({ text, amount }) => `${text}: ${dollars(amount)}`);
