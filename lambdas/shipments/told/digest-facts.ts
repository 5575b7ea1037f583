import type { SlotId } from '#domain/departures/slots/slot-id.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import type { ReceiverPage } from '#domain/shipments/next-step/receiver-page.ts';
import type { MovedFlight } from '#domain/shipments/rolls/flight-times.ts';
import { flights } from '../../departures/index.ts';
import type { DigestDependencies } from '../../runtime/digest.ts';
import { promisedRateCard, settingsReader } from '../../settings/index.ts';
import { readOnce, stepFacts } from '../next-step.ts';
import { billStore } from '../store/bill-items.ts';
import { shipmentStore } from '../store/shipment-store.ts';

const none: ReadonlySet<SlotId> = new Set();

/** The tables that are read for a letter about shipments. */
export const digestTables = ['SHIPMENTS_TABLE', 'DEPARTURES_TABLE', 'SETTINGS_TABLE'] as const;

/** What a letter about a shipment is worded from. */
export type LetterFacts = ShipmentFacts & ReceiverPage;

/** Reads what is so now, for one letter: each flight once. */
export const digestFacts = ({ client, clock, log, env }: DigestDependencies) => {
  const shipments = shipmentStore(client, env.SHIPMENTS_TABLE ?? '');
  const bills = billStore(client, env.SHIPMENTS_TABLE ?? '');
  const now = clock();
  const deps = readOnce({
    shipments,
    rateCards: { version: promisedRateCard(client, env.SETTINGS_TABLE ?? '', log) },
    flights: flights(client, env.DEPARTURES_TABLE ?? ''),
    readSetting: settingsReader(client, env.SETTINGS_TABLE ?? '', { clock, log }),
    // Which slots are full matters only for a pickup without a time, and then it is for its sender to choose.
    readFullSlots: async () => none,
  });
  return {
    /** What is so of a shipment; undefined when it is gone, or is another's. */
    of: async (number: string, ownerId: string): Promise<LetterFacts | undefined> => {
      const [found, bill, isPageOpened] = await Promise.all([
        shipments.mine(number, [ownerId]),
        bills.find(number),
        shipments.isPageOpened(number),
      ]);
      if (found === undefined) return undefined;
      // The last letter says who collected it, and one about a piece that we miss, which claims there are.
      const isNeeded =
        found.state === 'DELIVERED' || found.pieces.some(({ exception }) => exception === 'MISSING');
      const whole = isNeeded ? await shipments.whole(number) : undefined;
      const known = { shipment: shipmentAt(found, now), bill, ...(whole && { whole }) };
      return { ...(await stepFacts(deps, known, now)), isPageOpened };
    },
    flight: (id: string): Promise<MovedFlight | undefined> => deps.flights.find(id, now),
  };
};

export type DigestFacts = ReturnType<typeof digestFacts>;
