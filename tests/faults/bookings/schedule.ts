import { seeded } from '../../support/chaos.ts';
import type { History } from '../../support/history-checker/operation.ts';
import { recordHistory } from '../../support/history-checker/record-history.ts';
import { busActs, clockActs, customerActs, deskActs } from './acts.ts';
import type { Mistake } from './planted.ts';
import { type Client, customers, type RaceWorld, type Rules, SLOT_LB, slots } from './race.world.ts';
import { pick, type Race, turns } from './sending.ts';
import { ALL, shipmentOf, toldOf } from './told.ts';

/** How many things each customer, and the desk, does. */
const ACTS = 4;
/** Neighboring seeds would begin alike. */
const SPREAD = 7919;

const rulesBy = (race: Pick<Race, 'random'>): Rules => ({
  places: pick(race, [1, 2, 3]),
  confirms: pick(race, ['AT_ONCE', 'AT_ONCE', 'STAFF']),
});

/** A function of a customer or of the desk is a new one at every other call, which has read the settings as they are. */
const clientsOf = (race: Race, mistake: Mistake | undefined) => {
  let client: Client | undefined;
  return () => {
    if (client === undefined || race.random() < 0.3) client = race.world.client(mistake);
    return client;
  };
};

/** What everybody is told once all is quiet. */
const lookAtAll = async ({ record, known, world }: Race): Promise<void> => {
  for (const reference of known.keys())
    await record.askAll(
      'the end',
      () => world.found(reference),
      (booking) => (booking === undefined ? [] : toldOf(booking)),
    );
};

const finalOf = async ({ world, shipments, known, requests }: Race): Promise<History['final']> => {
  const final: Record<string, readonly string[]> = {};
  for (const slot of slots) final[slot] = await world.claimed(slot);
  for (const { number } of shipments) {
    const reference = await world.bringing(number);
    final[shipmentOf(number)] = reference === undefined ? [] : [reference];
  }
  const all = [...known.keys(), ...[...requests.values()].flat()];
  const found = await Promise.all(
    all.map(async (reference) => ((await world.found(reference)) ? [reference] : [])),
  );
  return { ...final, [ALL]: found.flat() };
};

/**
 * One race by chance, from a seed: customers and the desk hold, make, move, cancel, confirm, fail and complete pickups in two slots, while
 * places lapse, the settings change, messages come twice, answers are lost and clients die. The same seed gives the same requests; their
 * order depends on the machine as well. Returns its history to be judged.
 */
export const runSchedule = async (world: RaceWorld, seed: number, mistake?: Mistake): Promise<History> => {
  await world.begin();
  const random = seeded(seed * SPREAD);
  const [first, second] = [rulesBy({ random }), rulesBy({ random })];
  const changes = random() < 0.35;
  await world.rules(first);
  const shipments = await Promise.all(
    customers
      .filter(() => random() < 0.4)
      .map(async ({ userId: ownerId }) => ({ ownerId, number: await world.shipment(ownerId) })),
  );
  const race: Race = {
    ...{ world, random, shipments, record: recordHistory() },
    ...{ known: new Map(), requests: new Map(), held: new Set() },
  };
  const settings = async () => {
    await turns(race, 150);
    if (changes) await world.rules(second);
  };
  await Promise.all([
    ...customers.map((as) => customerActs(race, as, clientsOf(race, mistake), ACTS)),
    deskActs(race, clientsOf(race, mistake), ACTS),
    clockActs(race, 3),
    settings(),
    ...shipments.map(({ number }) => busActs(race, number, 2)),
  ]);
  await lookAtAll(race);
  const places = changes ? Math.max(first.places, second.places) : first.places;
  return {
    operations: race.record.operations,
    final: await finalOf(race),
    capacityOf: (of) => {
      if (of === ALL) return undefined;
      return of.startsWith('OF#') ? { places: 1 } : { places, lb: SLOT_LB };
    },
  };
};
