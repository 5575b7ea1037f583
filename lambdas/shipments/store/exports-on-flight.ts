import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ExportsOnFlight, type KindValues, kindValuesOf } from '#domain/shipments/eei.ts';
import { KindValue, wordsOfKind } from '#domain/shipments/form/kinds.ts';
import { phoneKey } from '#domain/shipments/form/people.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';

/** As they were kept at first: cents by Schedule B number or by description. */
const KeptByName = z.pipe(
  z.record(z.string(), z.number()),
  z.transform((values): KindValue[] =>
    Object.entries(values).map(([name, value]) =>
      /^\d{10}$/.test(name) ? { scheduleB: name, words: '', value } : { words: wordsOfKind(name), value },
    ),
  ),
);

const Stored = z.object({
  exports: z.record(z.string(), z.union([z.array(KindValue), KeptByName])),
  version: z.number(),
});

/** What one sender exports to one receiver on one flight, as it was read. */
export interface ReadExports {
  readonly exports: ExportsOnFlight;
  readonly version: number;
}

type Booked = Pick<Shipment, 'number' | 'ownerId' | 'consignee' | 'departureId'>;

/**
 * The key of the item. A receiver is known by the phone number, however it was typed; it is hashed, for no key has personal data.
 */
const keyOf = ({ ownerId, consignee }: Booked, departureId: string) => {
  const receiver = createHash('sha256')
    .update(`${ownerId}#${phoneKey(consignee, consignee.to)}`)
    .digest('base64url')
    .slice(0, 22);
  return { pk: `EXPORTS#${departureId}#${receiver}`, sk: 'EXPORTS' };
};

/** The key of the item that a shipment is in; undefined while it is on no flight, and once it is canceled. */
const keyFor = (shipment: Booked & Pick<Shipment, 'state'>) =>
  shipment.departureId === undefined || shipment.state === 'CANCELLED'
    ? undefined
    : keyOf(shipment, shipment.departureId);

const without = (exports: ExportsOnFlight, number: string): Record<string, KindValues> =>
  Object.fromEntries(Object.entries(exports).filter(([other]) => other !== number));

/** What the senders of a flight export, each to one receiver: one item that every change of their shipments updates. */
export const exportsOnFlight = (client: DynamoDBDocumentClient, table: string) => {
  const read = async (
    key: { readonly pk: string; readonly sk: string } | undefined,
  ): Promise<ReadExports> => {
    const item = key && (await getItem(client, table, key));
    return item ? Stored.parse(item) : { exports: {}, version: 0 };
  };
  const next = (
    key: { readonly pk: string; readonly sk: string },
    { version }: ReadExports,
    exports: ExportsOnFlight,
    now: Date,
  ): Write =>
    putVersion(table, { ...key, exports, version: version + 1, expires_at: expires(now, 'manifests') });
  return {
    /** The exports that a shipment is one of. */
    of: async (shipment: Shipment): Promise<ExportsOnFlight> => (await read(keyFor(shipment))).exports,
    /**
     * The exports as they are after a shipment changed, with the writes that say so. `leaving` is set when the shipment was in
     * another item before: of another flight or receiver.
     */
    after: async (
      before: Shipment,
      after: Booked & Pick<Shipment, 'state' | 'commodities'>,
      now: Date,
    ): Promise<{ readonly exports: ExportsOnFlight; readonly writes: Readonly<Record<string, Write>> }> => {
      const [from, to] = [keyFor(before), keyFor(after)];
      const isSame = from?.pk === to?.pk;
      const [old, present] = await Promise.all([isSame ? undefined : read(from), read(to)]);
      const exports = to ? { ...present.exports, [after.number]: kindValuesOf(after.commodities) } : {};
      return {
        exports,
        writes: {
          ...(to ? { 'exports-changed': next(to, present, exports, now) } : {}),
          ...(from && old
            ? { 'exports-left': next(from, old, without(old.exports, after.number), now) }
            : {}),
        },
      };
    },
  };
};

export type FlightExports = ReturnType<typeof exportsOnFlight>;
