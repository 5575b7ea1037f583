import { type Cents, dollars } from './money.ts';

/** Where a line stands alone, its text says it. Beside its amount that does. */
const INCLUDED = /, included$/;

/** A charge in a table: what it is, and what it costs. What is charged for and costs nothing is included. Amounts are in cents. */
export const lineWords = ({
  text,
  amount,
}: {
  readonly text: string;
  readonly amount: Cents;
}): readonly [what: string, costs: string] => [
  text.replace(INCLUDED, ''),
  amount === 0 ? 'Included' : dollars(amount),
];
