import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { rateCardInForce } from '#domain/quotes/cards/rate-card-in-force.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import type { Log } from '../runtime/logger.ts';
import { rateCardStore } from './store/rate-card-store.ts';

const published = ({ version, effectiveFrom, card }: PublishedRateCard): PublishedRateCard => ({
  version,
  effectiveFrom,
  card,
});

/** Reads the rate card in force at an instant (strongly consistent). */
export const rateCardReader = (client: DynamoDBDocumentClient, table: string, log: Pick<Log, 'warn'>) => {
  const cards = rateCardStore(client, table, log);
  return async (now: Date): Promise<PublishedRateCard> =>
    published(rateCardInForce(await cards.all(), newYorkDay(now)) ?? defaultRateCard);
};

/** Reads a rate card by its version, for a price that was promised with it. Throws when there is none: cards are never deleted. */
export const promisedRateCard = (client: DynamoDBDocumentClient, table: string, log: Pick<Log, 'warn'>) => {
  const cards = rateCardStore(client, table, log);
  return async (version: number): Promise<PublishedRateCard> => {
    const card = (await cards.all()).find((one) => one.version === version);
    if (!card) throw new Error(`There is no rate card ${version}.`);
    return published(card);
  };
};
