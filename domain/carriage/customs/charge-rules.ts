import type { DestinationCode } from '../../kernel/destinations.ts';
import type { Cents } from '../../kernel/money.ts';
import { customs, customsAsOf } from './customs.ts';
import type { Fact } from './fact.ts';
import { jamaicaRates } from './landed-cost.ts';

/** What decides which rules of a country are about somebody's goods. */
export interface ChargedGoods {
  readonly to: DestinationCode;
  readonly hasBarrel: boolean;
  /** Value of all goods in cents, if it is known. */
  readonly value: Cents | undefined;
}

const applies = ({ charges }: Fact, { hasBarrel, value }: ChargedGoods): boolean => {
  if (charges === 'BARREL') return hasBarrel;
  if (charges === 'UP_TO_FREE') return value !== undefined && value <= jamaicaRates.freeUpTo;
  if (charges === 'ABOVE_FREE') return value !== undefined && value > jamaicaRates.freeUpTo;
  return charges === 'ALL';
};

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
}).format(new Date(`${customsAsOf}T00:00Z`));

/** When we last read what is known of customs: `We last checked on November 21, 2026.` */
export const lastChecked = `We last checked on ${day}.`;

/** The rules by which customs charges these goods, a sentence each, with who says so and when. Rules about other goods are left out. */
export const chargeRules = (goods: ChargedGoods): readonly string[] =>
  customs[goods.to].facts
    .filter((fact) => applies(fact, goods))
    .map(
      ({ about, text, source, dated }) =>
        `${about}: ${text} Source: ${source} (${dated.toLowerCase()}). ${lastChecked}`,
    );
