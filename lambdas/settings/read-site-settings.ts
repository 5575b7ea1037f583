import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { publicCard } from '#domain/quotes/cards/customer-card.ts';
import { currentRateCards } from '#domain/quotes/cards/rate-card-in-force.ts';
import { publicTestimonial } from '#domain/settings/marketing.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { Log } from '../runtime/logger.ts';
import { rateCardStore } from './store/rate-card-store.ts';
import { sectionStore } from './store/section-store.ts';

/** Reads the settings of the public site (strongly consistent), with the rate cards for an instant and whether cards are taken. */
export const readSiteSettings = (
  client: DynamoDBDocumentClient,
  table: string,
  log: Pick<Log, 'warn'>,
  takesCards: () => Promise<boolean>,
) => {
  const sections = sectionStore(client, table, log);
  const rateCards = rateCardStore(client, table, log);
  return async (now: Date): Promise<SiteSettings> => {
    const [{ brand, claims, testimonials, home, schedule, capabilities }, cards, onlinePayment] =
      await Promise.all([sections.readAll(), rateCards.all(), takesCards()]);
    const { staffEmail: _kept, ...publicBrand } = brand.value;
    return {
      brand: publicBrand,
      claims: claims.value,
      testimonials: { items: testimonials.value.items.map(publicTestimonial) },
      home: home.value,
      schedule: schedule.value,
      capabilities: { ...capabilities.value, onlinePayment },
      rateCards: currentRateCards(cards, newYorkDay(now)).map(publicCard),
    };
  };
};
