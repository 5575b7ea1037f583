import { setTimeout } from 'node:timers/promises';
import type { Cloud } from 'home-cloud';
import { seedPosts } from '../blog/seed-posts.ts';
import { seedReaders } from '../blog/seed-readers.ts';
import { makeBooking } from '../bookings/make-booking.ts';
import { bookingsOfWeeks, namedBookings, type SampleBooking } from '../bookings/sample-bookings.ts';
import { makeClaim } from '../claims/make-claim.ts';
import { sampleClaims } from '../claims/sample-claims.ts';
import { manySentOn } from '../parcels/samples/many-parcels.ts';
import { namedSentOn } from '../parcels/samples/sent-on.ts';
import {
  keepParcelsOf,
  photographParcelsOf,
  seedManyParcels,
  seedParcels,
  tellParcelsOf,
} from '../parcels/seed-parcels.ts';
import { type Telling, tellingOf } from '../parcels/telling/telling.ts';
import { seedRuns } from '../runs/seed-runs.ts';
import { seedRoad } from '../vehicles/seed-road.ts';
import { agreeToMessages } from './consents.ts';
import { byFlight, type Made, reachOfFlight, tellFlight } from './flight-story.ts';
import { stockAirline } from './flights.ts';
import { type PastCloud, type Person, pastCloud } from './past-cloud.ts';
import { peopleOf } from './people-of.ts';
import { quote, sampleQuotes } from './sample-quotes.ts';
import { type SampleShipment, sampleShipments } from './sample-shipments.ts';
import {
  begunAt,
  keepInWeeks,
  keepPlan,
  keepSample,
  type NamedSample,
  readPlan,
  readSamples,
  readWeeks,
} from './samples.ts';
import { type Planned, plan } from './ship.ts';
import { makeShippers } from './shippers.ts';
import { shipmentsOfWeeks } from './weeks.ts';
import type { Desk } from './work.ts';

/** The samples go back this far, flights included. */
const WEEKS_BACK = 7;
const DAY_MS = 86_400_000;

/** So that the product stays quick for who looks at it while the weeks are made. */
const BREATH_MS = 50;

const named = [...sampleShipments, ...namedSentOn];
const names: ReadonlySet<string> = new Set(named.map(({ shows }) => shows));

interface Life {
  readonly past: PastCloud;
  readonly desk: Desk;
  readonly person: (email: string) => Promise<Person>;
  readonly now: Date;
  /** Who writes posts. */
  readonly writer: Person;
  /** Who tells of parcels. */
  readonly telling: Telling;
}

/** Plans the flights of the past weeks, week by week, as the nightly job has done it in all that time. */
const planThePast = async ({ past, now }: Life): Promise<void> => {
  past.at(new Date(now.getTime() - WEEKS_BACK * 7 * DAY_MS));
  await past.planFlights();
  past.at(now);
  await past.planFlights();
};

const lifeOf = async (cloud: Cloud, dataDir: string): Promise<Life> => {
  const people = peopleOf(cloud);
  const desk = {
    admin: await people('admin@skybarrel.test', 'admin'),
    warehouse: await people('warehouse@skybarrel.test', 'warehouse'),
    dispatch: await people('dispatch@skybarrel.test', 'dispatch'),
    documents: await people('documents@skybarrel.test', 'documents'),
    agent: await people('agent@skybarrel.test', 'agent-GY'),
  };
  const known = { past: pastCloud(cloud), person: (email: string) => people(email), now: begunAt(dataDir) };
  const writer = await people('content@skybarrel.test', 'content');
  return { ...known, desk, writer, telling: await tellingOf({ ...known, cloud, colleague: people }) };
};

/** Every sample with its flight: by the plan of the first start, which a later one goes on with. */
const planAll = async (
  { past, person, now }: Life,
  dataDir: string,
  samples: readonly SampleShipment[],
): Promise<readonly Planned[]> => {
  const kept = readPlan(dataDir) ?? {};
  const planned: Planned[] = [];
  for (const sample of samples) {
    const sender = await person(sample.sender);
    const known = kept[sample.shows];
    planned.push(
      known
        ? { sample, sender, flight: known.flight, bookedAt: new Date(known.bookedAt) }
        : await plan(past, sample, sender, now),
    );
  }
  const times = planned.map(({ sample, flight: { id, day }, bookedAt }) => [
    sample.shows,
    { flight: { id, day }, bookedAt: bookedAt.toISOString() },
  ]);
  keepPlan(dataDir, Object.fromEntries(times));
  return planned;
};

/** So many others are on a flight with named samples, because a start waits for these. */
const OTHERS_WITH_NAMED = 2;

/** What is told before the product is ready, and what after that, flight by flight. */
interface Stories {
  readonly atOnce: readonly (readonly Planned[])[];
  readonly later: readonly (readonly Planned[])[];
}

/** Whoever is on a flight that has left is told with it; on one to come, named samples need nobody else. */
const storiesOf = async (life: Life, dataDir: string, weeks: number): Promise<Stories> => {
  const others = weeks > 0 ? [...shipmentsOfWeeks(weeks), ...manySentOn] : [];
  const groups = byFlight(await planAll(life, dataDir, [...named, ...others])).map((group) => {
    const first = group.filter(({ sample }) => names.has(sample.shows));
    const rest = group.filter(({ sample }) => !names.has(sample.shows));
    const isTogether = first.length > 0 && reachOfFlight(first) !== undefined;
    return isTogether
      ? { atOnce: [...first, ...rest.slice(0, OTHERS_WITH_NAMED)], later: [] }
      : { atOnce: first, later: rest };
  });
  return { atOnce: groups.map(({ atOnce }) => atOnce), later: groups.map(({ later }) => later) };
};

/** Makes the samples of one flight, after the parcels that go with it have come. */
const tell = async (
  { past, desk, now, telling }: Life,
  group: readonly Planned[],
): Promise<readonly Made[]> => {
  for (const { sample, bookedAt } of group) await tellParcelsOf(telling, sample, bookedAt);
  return tellFlight(past, desk, group, now);
};

/** The claims of the samples, each of a shipment that was made. */
const seedClaims = async (
  { past, desk, person, now }: Life,
  dataDir: string,
  made: ReadonlySet<string>,
): Promise<void> => {
  const shipments = readSamples(dataDir).filter(({ kind }) => kind === 'shipment');
  for (const sample of sampleClaims.filter(({ shows }) => !made.has(`claim ${shows}`))) {
    const of = shipments.find(({ shows }) => shows === sample.of);
    if (of === undefined) throw new Error(`There is no sample “${sample.of}” to claim.`);
    const makes = { past, admin: desk.admin, owner: await person(of.email), now };
    const { reference: number, state } = await makeClaim(makes, sample, of.number);
    keepSample(dataDir, {
      kind: 'claim',
      shows: sample.shows,
      number,
      email: of.email,
      state,
      of: of.number,
    });
  }
};

/** A booking of the samples, made for its owner. */
const book = async ({ past, desk, person, now }: Life, sample: SampleBooking) =>
  makeBooking({ past, desk: desk.dispatch, owner: await person(sample.sender), now }, sample);

/**
 * A quote and a post in every status, a booking and a shipment in every state, made by the use cases themselves with a clock in the past, with everybody
 * else on the same flights. What an interrupted start has made is kept.
 */
export const seedLife = async (cloud: Cloud, dataDir: string, weeks: number): Promise<void> => {
  const life = await lifeOf(cloud, dataDir);
  const { past, desk, person, now, telling } = life;
  await planThePast(life);
  past.at(now);
  await stockAirline(past, desk.documents);
  await makeShippers(past, desk.documents, person, now);
  await seedRoad({ past, dispatch: desk.dispatch, person, now });
  await agreeToMessages(past, person);
  const made = new Set(readSamples(dataDir).map(({ kind, shows }) => `${kind} ${shows}`));
  const keep = (sample: NamedSample) => keepSample(dataDir, sample);
  const { atOnce } = await storiesOf(life, dataDir, weeks);
  const isMade = ({ sample: { shows } }: Planned) => !names.has(shows) || made.has(`shipment ${shows}`);
  for (const group of atOnce.filter((one) => !one.every(isMade)))
    for (const { sample, work } of await tell(life, group)) {
      if (!names.has(sample.shows)) continue;
      await work.look();
      const { number, state } = work.current();
      const receiver = sample.receiverLink ? { receiver: await work.receiverPage() } : {};
      const payer = sample.payLink ? { payer: await work.payPage() } : {};
      const links = { ...receiver, ...payer };
      keep({ kind: 'shipment', shows: sample.shows, number, email: sample.sender, state, ...links });
      await keepParcelsOf(telling, dataDir, sample);
    }
  for (const sample of sampleQuotes.filter(({ shows }) => !made.has(`quote ${shows}`))) {
    const number = await quote(past, desk, sample, await person(sample.sender), now);
    keep({ kind: 'quote', shows: sample.shows, number, email: sample.sender });
  }
  for (const sample of namedBookings.filter(({ shows }) => !made.has(`booking ${shows}`))) {
    const { reference: number, state } = await book(life, sample);
    keep({ kind: 'booking', shows: sample.shows, number, email: sample.sender, state });
  }
  await seedParcels(telling, dataDir);
  await seedClaims(life, dataDir, made);
  await seedPosts({ past, admin: desk.admin, writer: life.writer, now });
};

/**
 * The flights behind the named samples: what a small business has had on them. It takes a minute or two, so it runs while the
 * product is in use already, one flight after the other. An interrupted run goes on with the next start.
 */
export const seedWeeks = async (
  cloud: Cloud,
  dataDir: string,
  weeks: number,
  isEnding: () => boolean,
): Promise<number> => {
  const life = await lifeOf(cloud, dataDir);
  const done = new Set(readWeeks(dataDir));
  const { past, now, telling } = life;
  const keep = (name: string): void => keepInWeeks(dataDir, name);
  if (weeks > 0)
    await seedReaders({ past, as: life.writer, now, isDone: (day) => done.has(day), keep, isEnding });
  let made = weeks > 0 ? await seedManyParcels(telling, dataDir, isEnding) : 0;
  const { later } = await storiesOf(life, dataDir, weeks);
  for (const group of later.filter((one) => !one.every(({ sample: { shows } }) => done.has(shows)))) {
    if (isEnding()) return made;
    for (const { sample } of await tell(life, group)) {
      await photographParcelsOf(telling, sample);
      keepInWeeks(dataDir, sample.shows);
      made += 1;
    }
    await setTimeout(BREATH_MS);
  }
  for (const sample of weeks > 0 ? bookingsOfWeeks.filter(({ shows }) => !done.has(shows)) : []) {
    if (isEnding()) return made;
    await book(life, sample);
    keepInWeeks(dataDir, sample.shows);
    made += 1;
    await setTimeout(BREATH_MS);
  }
  if (weeks > 0)
    await seedRuns({ past, dispatch: life.desk.dispatch, now, isDone: (day) => done.has(day), keep });
  return made;
};
