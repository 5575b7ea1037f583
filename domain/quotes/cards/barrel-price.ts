import { type Cents, roundCents } from '../../kernel/money.ts';
import type { Barrel } from '../rate-card.ts';

/** The flat price of one barrel within its included weight, from the price per pound of its country. */
export const barrelPrice = (perLb: Cents, { equivalentLb }: Pick<Barrel, 'equivalentLb'>): Cents =>
  roundCents(perLb * equivalentLb);
