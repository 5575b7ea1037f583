import type { RateCard } from '../quotes/rate-card.ts';
import type { SiteSettings } from './site-settings.ts';

/** The rate card in force. Announced ones follow it in the list. */
export const cardInForce = ({ rateCards: [first] }: Pick<SiteSettings, 'rateCards'>): RateCard => {
  if (first === undefined) throw new Error('The settings hold no rate card.');
  return first.card;
};
