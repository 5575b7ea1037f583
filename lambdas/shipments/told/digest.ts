import type { SlotId } from '#domain/departures/slots/slot-id.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import { digestOf } from '#domain/shipments/digest/digest.ts';
import { isWhat } from '#domain/shipments/digest/whats.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { flights } from '../../departures/index.ts';
import type { Digest, DigestDependencies } from '../../runtime/digest.ts';
import { settingsReader } from '../../settings/index.ts';
import { stepFacts } from '../next-step.ts';
import { opinionLinks } from '../opinion/opinion-links.ts';
import { billStore } from '../store/bill-items.ts';
import { shipmentStore } from '../store/shipment-store.ts';
import { digested } from './digest-letter.ts';
import { sampleDigests } from './sample-digests.ts';

const none: ReadonlySet<SlotId> = new Set();

/** A shipment with its bill and its flight as they are now; undefined when it is gone, or is another's. */
const readFacts = ({ client, clock, log, env }: DigestDependencies) => {
  const shipments = shipmentStore(client, env.SHIPMENTS_TABLE ?? '');
  const bills = billStore(client, env.SHIPMENTS_TABLE ?? '');
  const known = flights(client, env.DEPARTURES_TABLE ?? '');
  const readSetting = settingsReader(client, env.SETTINGS_TABLE ?? '', { clock, log });
  return async (number: string, ownerId: string): Promise<ShipmentFacts | undefined> => {
    const now = clock();
    const [found, bill] = await Promise.all([shipments.mine(number, ownerId), bills.find(number)]);
    if (found === undefined) return undefined;
    // Which slots are full matters only for a pickup without a time, and then it is for its sender to choose.
    const reads = { flights: known, readSetting, readFullSlots: async () => none };
    return stepFacts(reads, { shipment: shipmentAt(found, now), bill }, now);
  };
};

/** One letter about a shipment to its sender, and the same on the phone. */
export const digest: Digest = {
  thing: 'shipment',
  tables: ['SHIPMENTS_TABLE', 'DEPARTURES_TABLE', 'SETTINGS_TABLE'],
  read: (given) => {
    const factsOf = readFacts(given);
    const opinions = opinionLinks(given.keyFor);
    return async ({ id, userId, recipient, happened }) => {
      const facts = await factsOf(id, userId);
      if (facts === undefined) return undefined;
      const known = happened.flatMap(({ what, said }) => (isWhat(what) ? [{ what, said }] : []));
      const said = digestOf(known, facts);
      if (said === undefined) return undefined;
      const opinion = said.what === 'DELIVERED' ? await opinions.pathOf(id) : undefined;
      return digested(said, facts, { userId, recipient, opinion });
    };
  },
  samples: sampleDigests,
};
