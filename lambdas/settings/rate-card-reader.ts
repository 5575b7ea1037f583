import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { rateCardInForce } from '#domain/quotes/cards/rate-card-in-force.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import type { Log } from '../runtime/logger.ts';
import { rateCardStore } from './store/rate-card-store.ts';

/** Reads the rate card in force at an instant (strongly consistent). */
export const rateCardReader = (client: DynamoDBDocumentClient, table: string, log: Pick<Log, 'warn'>) => {
  const cards = rateCardStore(client, table, log);
  return async (now: Date): Promise<PublishedRateCard> => {
    const { version, effectiveFrom, card } =
      rateCardInForce(await cards.all(), newYorkDay(now)) ?? defaultRateCard;
    return { version, effectiveFrom, card };
  };
};
