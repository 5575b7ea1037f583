import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ClaimOffer, LossClaim } from '#domain/shipments/bill/claim-offer.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { partitionOf } from './shipment-items.ts';
import { ownerOpenPartition } from './shipment-rows.ts';

/** What was told of the offer for a claim is one item below the shipment. */
const OFFER = 'ROW#OFFER#';

/** The offer of an item; undefined where none waits for an answer. */
export const toOffer = ({ offer }: Item): ClaimOffer | undefined =>
  offer === undefined ? undefined : ClaimOffer.parse(offer);

/** The offers among the items below a shipment. */
export const offersIn = (items: readonly Item[]): readonly ClaimOffer[] =>
  items.flatMap((item) => (String(item.sk).startsWith(OFFER) ? (toOffer(item) ?? []) : []));

/** The losses that were reported, among the items below a shipment. */
export const lossesIn = (items: readonly Item[]): readonly LossClaim[] =>
  items.flatMap(({ sk, loss }) =>
    String(sk).startsWith(OFFER) && loss !== undefined ? [LossClaim.parse(loss)] : [],
  );

/** What was told of a claim. */
export interface ClaimTold {
  readonly shipment: string;
  readonly ownerId: string;
  readonly reference: string;
  /** The version of the claim that told it. */
  readonly version: number;
  readonly at: string;
  /** Absent where no offer waits for the customer. */
  readonly offer?: Omit<ClaimOffer, 'reference'> | undefined;
  /** Set where it is about a loss and was not taken back. */
  readonly loss?: LossClaim | undefined;
}

/**
 * Keeps offers for claims where their customers have what needs them: the query for what they have under way finds them, so the first screen
 * reads nothing more for whoever has none. Without the keys of the index an offer is in no list.
 */
export const offerStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Writes what is newer than what is kept. */
  keep: async ({ shipment, ownerId, reference, version, at, offer, loss }: ClaimTold): Promise<void> => {
    const listed = {
      offer: { reference, ...offer },
      gsi1pk: ownerOpenPartition(ownerId),
      gsi1sk: `${at}#${shipment}`,
    };
    // Refused where something newer was told: then nothing is to be done.
    await write(client, {
      Put: {
        TableName,
        Item: {
          pk: partitionOf(shipment),
          sk: `${OFFER}${reference}`,
          version,
          ...(offer === undefined ? {} : listed),
          ...(loss === undefined ? {} : { loss }),
        },
        ConditionExpression: 'attribute_not_exists(pk) OR version < :version',
        ExpressionAttributeValues: { ':version': version },
      },
    });
  },
});

export type OfferStore = ReturnType<typeof offerStore>;
