import type { DestinationCode } from '../../kernel/destinations.ts';
import type { Cents } from '../../kernel/money.ts';
import { customs, customsAsOf } from './customs.ts';
import { type Fact, isEstimate } from './fact.ts';
import { jamaicaRates } from './landed-cost.ts';

/** What decides which rules of a country are about somebody's goods. */
export interface ChargedGoods {
  readonly to: DestinationCode;
  /** Value of all goods in cents, if it is known. */
  readonly value: Cents | undefined;
}

/** Only what customs itself publishes is a rule. Whoever else reports one may be wrong, and then it is better to ask. */
const applies = (fact: Fact, { value }: ChargedGoods): boolean =>
  !isEstimate(fact) && fact.charges === 'UP_TO_FREE' && value !== undefined && value <= jamaicaRates.freeUpTo;

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
}).format(new Date(`${customsAsOf}T00:00Z`));

/** When we last read what is known of customs: `We last checked on November 21, 2026.` */
export const lastChecked = `We last checked on ${day}.`;

/**
 * The rules by which customs charges these goods, a sentence each, with where customs says so and when. Empty where it publishes none about
 * them: then we do not know what it charges.
 */
export const chargeRules = (goods: ChargedGoods): readonly string[] =>
  customs[goods.to].facts
    .filter((fact) => applies(fact, goods))
    .map(
      ({ about, text, source, dated }) =>
        `${about}: ${text} Source: ${source} (${dated.toLowerCase()}). ${lastChecked}`,
    );
