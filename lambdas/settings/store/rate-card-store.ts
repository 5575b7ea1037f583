import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { restoreRateCard } from '#domain/settings/restore.ts';
import type { Log } from '../../runtime/logger.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putNew, putVersion, type Write } from '../../runtime/table/writes.ts';
import {
  cardPrefix,
  newestCardKey,
  RATE_CARDS,
  RateCardItem,
  rateCardKey,
  type StoredRateCard,
} from './settings-items.ts';

/** A card that will be written. */
export type NewRateCard = Required<Omit<StoredRateCard, 'withdrawnAt' | 'withdrawnBy'>>;

interface Withdrawal {
  readonly version: number;
  readonly withdrawnAt: string;
  readonly withdrawnBy: string;
  /** Cards that are in force on this day cannot be withdrawn. */
  readonly today: string;
}

const toCard = (item: unknown, log: Pick<Log, 'warn'>): StoredRateCard => {
  const { card: stored, withdrawnAt, withdrawnBy, ...rest } = RateCardItem.parse(item);
  const { value: card, repairedFields } = restoreRateCard(stored);
  if (repairedFields.length > 0)
    log.warn('A rate card of an older shape was filled in', { version: rest.version, repairedFields });
  const withdrawn =
    withdrawnAt === undefined || withdrawnBy === undefined ? {} : { withdrawnAt, withdrawnBy };
  return { ...rest, card, ...withdrawn };
};

/** Rate cards in the Settings table. A card is never changed; it can be withdrawn before its day. */
export const rateCardStore = (client: DynamoDBDocumentClient, TableName: string, log: Pick<Log, 'warn'>) => ({
  /** All cards, newest first. The oldest is the one that a new installation begins with. */
  all: async (): Promise<readonly StoredRateCard[]> => {
    const items = await queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': RATE_CARDS, ':prefix': cardPrefix },
      ScanIndexForward: false,
      ConsistentRead: true,
    });
    return [...items.map((item) => toCard(item, log)), defaultRateCard];
  },
  /** Writes the next card with the event. False when another one was written in between. */
  publish: (card: NewRateCard, event: PublishedEvent): Promise<boolean> => {
    const { version } = card;
    const first = defaultRateCard.version + 1;
    const newest = putVersion(TableName, { ...newestCardKey, version }, { first });
    return writeTogether(client, newest, [
      putNew(TableName, { ...rateCardKey(version), ...card }),
      outboxItem(TableName, event),
    ]);
  },
  /** Withdraws a card, with the event. False when it is in force or withdrawn already. */
  withdraw: (withdrawal: Withdrawal, event: PublishedEvent): Promise<boolean> => {
    const { version, withdrawnAt, withdrawnBy, today } = withdrawal;
    const withdrawn: Write = {
      Update: {
        TableName,
        Key: rateCardKey(version),
        UpdateExpression: 'SET withdrawnAt = :at, withdrawnBy = :by',
        ConditionExpression: 'effectiveFrom > :today AND attribute_not_exists(withdrawnAt)',
        ExpressionAttributeValues: { ':at': withdrawnAt, ':by': withdrawnBy, ':today': today },
      },
    };
    return writeTogether(client, withdrawn, [outboxItem(TableName, event)]);
  },
});

export type RateCardStore = ReturnType<typeof rateCardStore>;
