import type { SlotId } from '#domain/departures/slots/slot-id.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import { digestOf } from '#domain/shipments/digest/digest.ts';
import { SHIPMENT } from '#domain/shipments/digest/soon.ts';
import { isWhat } from '#domain/shipments/digest/whats.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { flights } from '../../departures/index.ts';
import type { Digest, DigestDependencies } from '../../runtime/digest.ts';
import type { Told } from '../../runtime/told.ts';
import { settingsReader } from '../../settings/index.ts';
import { stepFacts } from '../next-step.ts';
import { opinionLinks } from '../opinion/opinion-links.ts';
import { billStore } from '../store/bill-items.ts';
import { shipmentStore } from '../store/shipment-store.ts';
import { digested } from './digest-letter.ts';

const none: ReadonlySet<SlotId> = new Set();

/** What is so of a shipment now; undefined when it is gone, or is another's. */
const readFacts = ({ client, clock, log, env }: DigestDependencies) => {
  const shipments = shipmentStore(client, env.SHIPMENTS_TABLE ?? '');
  const bills = billStore(client, env.SHIPMENTS_TABLE ?? '');
  const deps = {
    flights: flights(client, env.DEPARTURES_TABLE ?? ''),
    readSetting: settingsReader(client, env.SETTINGS_TABLE ?? '', { clock, log }),
    // Which slots are full matters only for a pickup without a time, and then it is for its sender to choose.
    readFullSlots: async () => none,
  };
  return async (number: string, ownerId: string): Promise<ShipmentFacts | undefined> => {
    const now = clock();
    const [found, bill] = await Promise.all([shipments.mine(number, ownerId), bills.find(number)]);
    return found && stepFacts(deps, { shipment: shipmentAt(found, now), bill }, now);
  };
};

/** One letter about a shipment to its sender, and the same on the phone. */
const ofShipment: Digest = {
  thing: SHIPMENT,
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
};

export const digests = [ofShipment] satisfies Told['digests'];
