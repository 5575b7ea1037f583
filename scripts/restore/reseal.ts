import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Handover } from '#domain/shipments/handover/handover.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { keptKeysIn } from '#lambdas/runtime/secrets/kept-key.ts';
import { type SealedNumbers, sealedNumbers } from '#lambdas/shipments/handover/sealed-numbers.ts';
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
  [shipment, handover, kind]: readonly [string, string, Kind],
  sealed: Sealed,
): Promise<Sealed | undefined> => {
  const newest = numbersBy(keys.split(' ')[0] ?? '');
  const isNew = await newest.open(shipment, handover, kind, sealed).then(
    () => true,
    () => false,
  );
  if (isNew) return undefined;
  return newest.seal(shipment, handover, kind, await numbersBy(keys).open(shipment, handover, kind, sealed));
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

/**
 * Seals the numbers of who collected with the newest key, so that an older one, which was exposed, opens nothing any more. It can be
 * stopped at any time and repeated. Throws at a number that none of the keys opens.
 */
export const reseal = async (client: DynamoDBDocumentClient, wish: Reseal): Promise<Resealed> => {
  let handovers = 0;
  let resealed = 0;
  const filter = {
    FilterExpression: 'begins_with(sk, :handover)',
    ExpressionAttributeValues: { ':handover': HANDOVER },
  };
  for await (const { Items = [] } of paginateScan({ client }, { TableName: wish.table, ...filter }))
    for (const item of Items) {
      const { id, idNumber, taxNumber } = toHandover(item);
      const shipment = String(item.pk).slice(partitionOf('').length);
      handovers += 1;
      for (const [attribute, kind, sealed] of [
        ['idNumber', 'id', idNumber],
        ['taxNumber', 'tax', taxNumber],
      ] as const) {
        if (sealed === undefined) continue;
        const after = await resealedNumber(wish.keys, [shipment, id, kind], sealed);
        const key = { pk: item.pk, sk: item.sk };
        if (after && (await replace(client, wish.table, key, [attribute, sealed, after]))) resealed += 1;
      }
    }
  return { handovers, resealed };
};
