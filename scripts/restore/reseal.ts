import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Handover } from '#domain/shipments/handover/handover.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { keptKeysIn } from '#lambdas/runtime/secrets/kept-key.ts';
import { type SealedNumbers, sealedNumbers } from '#lambdas/shipments/handover/sealed-numbers.ts';
import { EIN, toEin } from '#lambdas/shipments/store/ein-items.ts';
import { HANDOVER, toHandover } from '#lambdas/shipments/store/handover-items.ts';
import { partitionOf } from '#lambdas/shipments/store/shipment-items.ts';

export interface Reseal {
  /** The table of the shipments. */
  readonly table: string;
  /** The value of the secret: keys, the newest first. */
  readonly keys: string;
}

export interface Resealed {
  readonly handovers: number;
  /** EINs of senders. */
  readonly eins: number;
  /** How many numbers were sealed with an older key, and are sealed with the newest now. */
  readonly resealed: number;
}

type Kind = Parameters<SealedNumbers['open']>[2];
type Sealed = Handover['idNumber'];

const numbersBy = (keys: string): SealedNumbers =>
  sealedNumbers(keptKeysIn(async () => keys, clock)('personal-numbers'));

/** The number sealed with the newest key; undefined when it is already. */
const resealedNumber = async (
  keys: string,
  [shipment, item, kind]: readonly [string, string, Kind],
  sealed: Sealed,
): Promise<Sealed | undefined> => {
  const newest = numbersBy(keys.split(' ')[0] ?? '');
  const isNew = await newest.open(shipment, item, kind, sealed).then(
    () => true,
    () => false,
  );
  if (isNew) return undefined;
  return newest.seal(shipment, item, kind, await numbersBy(keys).open(shipment, item, kind, sealed));
};

/** Writes a number back, unless somebody else has done so in between. */
const replace = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  key: Readonly<Record<string, unknown>>,
  [attribute, before, after]: readonly [string, Sealed, Sealed],
): Promise<boolean> => {
  const command = new UpdateCommand({
    TableName,
    Key: key,
    UpdateExpression: 'SET #number = :after',
    ConditionExpression: '#number.sealed = :before',
    ExpressionAttributeNames: { '#number': attribute },
    ExpressionAttributeValues: { ':after': after, ':before': before.sealed },
  });
  try {
    await client.send(command);
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

/** The item of a number, for its seal; the attribute that has it; what kind of number it is. */
type Place = readonly [item: string, attribute: string, kind: Kind, sealed: Sealed | undefined];

/** The sealed numbers in an item: those of who collected, or the EIN of the sender. */
const numbersIn = (item: Readonly<Record<string, unknown>>): readonly Place[] => {
  if (item.sk === EIN) return [['sender', 'ein', 'ein', toEin(item)]];
  const { id, idNumber, taxNumber } = toHandover(item);
  return [
    [id, 'idNumber', 'id', idNumber],
    [id, 'taxNumber', 'tax', taxNumber],
  ];
};

/**
 * Seals the numbers of who collected and the EINs of senders with the newest key, so that an older one, which was exposed, opens
 * nothing any more. It can be stopped at any time and repeated. Throws at a number that none of the keys opens.
 */
export const reseal = async (client: DynamoDBDocumentClient, wish: Reseal): Promise<Resealed> => {
  const found = { handovers: 0, eins: 0, resealed: 0 };
  const filter = {
    FilterExpression: 'begins_with(sk, :handover) OR sk = :ein',
    ExpressionAttributeValues: { ':handover': HANDOVER, ':ein': EIN },
  };
  for await (const { Items = [] } of paginateScan({ client }, { TableName: wish.table, ...filter }))
    for (const item of Items) {
      const shipment = String(item.pk).slice(partitionOf('').length);
      found[item.sk === EIN ? 'eins' : 'handovers'] += 1;
      for (const [place, attribute, kind, sealed] of numbersIn(item)) {
        if (sealed === undefined) continue;
        const after = await resealedNumber(wish.keys, [shipment, place, kind], sealed);
        const key = { pk: item.pk, sk: item.sk };
        if (after && (await replace(client, wish.table, key, [attribute, sealed, after])))
          found.resealed += 1;
      }
    }
  return found;
};
