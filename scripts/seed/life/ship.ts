import type { TrackingCode } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { idOf, numberOf } from './id-of.ts';
import type { PastCloud, Person } from './past-cloud.ts';
import { formOf, goodsOf } from './sample-form.ts';
import type { SampleShipment } from './sample-shipments.ts';
import {
  endOf,
  type Happening,
  happeningsAfter,
  happeningsAtDock,
  isHandover,
  isOnItsWay,
} from './timeline.ts';
import { type Desk, type Work, workOn } from './work.ts';

const DAY_MS = 86_400_000;
/** A sample is booked this long before its last chance to be at the dock. */
const BOOKED_DAYS_BEFORE = 4;
const MOST_WEEKS_AGO = 6;

interface SampleFlight {
  readonly id: string;
  readonly day: string;
}

/** A sample with its sender, its flight, and when it was booked. */
export interface Planned {
  readonly sample: SampleShipment;
  readonly sender: Person;
  readonly flight: SampleFlight;
  readonly bookedAt: Date;
}

/**
 * The first of the flights that could be booked at an instant which is as a sample needs it. Its goods still have to be brought, so the
 * two hours between the cutoffs are too late for it.
 */
const flightAt = async (
  past: PastCloud,
  { to, as, at }: { readonly to: string; readonly as: Person; readonly at: Date },
  suits: (flight: SampleFlight) => boolean = () => true,
): Promise<SampleFlight> => {
  past.at(at);
  const { items } = (await past.ask('GET /api/departures', { as, query: { to } })) as {
    items: (SampleFlight & { readonly cargoCutoff: string })[];
  };
  const first = items.find((flight) => flight.cargoCutoff > at.toISOString() && suits(flight));
  if (first === undefined) throw new Error(`There is no flight to ${to} after ${at.toISOString()}.`);
  return first;
};

/**
 * When a sample was booked, and its flight: the latest by which everything that is told of it lies in the past. What still waits is for a
 * flight that has no manifest yet, for nothing on that list is left behind.
 */
export const plan = async (
  past: PastCloud,
  sample: SampleShipment,
  sender: Person,
  now: Date,
): Promise<Planned> => {
  for (let weeks = sample.weeksAgo ?? 0; weeks <= MOST_WEEKS_AGO; weeks += 1) {
    const bookedAt = new Date(now.getTime() - (BOOKED_DAYS_BEFORE + 7 * weeks) * DAY_MS);
    const { until, to } = sample;
    const waits = until === undefined || !isOnItsWay(until);
    const flight = await flightAt(
      past,
      { to, as: sender, at: bookedAt },
      ({ day }) => !waits || endOf('MAN', day) > now,
    );
    if (waits || endOf(until, flight.day) < now) return { sample, sender, flight, bookedAt };
  }
  throw new Error(`No flight is long enough ago for ${sample.shows}.`);
};

/** The reference of a quote that a sender asked for and accepted before the shipment was made. */
const acceptedQuote = async (past: PastCloud, sample: SampleShipment, as: Person): Promise<string> => {
  const request = {
    to: sample.to,
    goods: goodsOf(sample),
    service: 'standard',
    mailbox: false,
    brokerage: false,
    insured: false,
  };
  const headers = { 'idempotency-key': idOf(`sample quote of ${sample.shows}`) };
  const { reference } = await past.ask('POST /api/quotes', { as, headers, body: { request } });
  const params = { reference: String(reference) };
  await past.ask('POST /api/quotes/{reference}/answer', { as, params, body: { offer: 1, answer: 'accept' } });
  return params.reference;
};

/** The shipment of a sample: the one that an earlier run has made, else a new one. */
const made = async (past: PastCloud, { admin }: Desk, { sample, sender }: Planned): Promise<Shipment> => {
  const words = `sample shipment ${sample.shows} ${sample.sender}`;
  const number = numberOf(words);
  const before = await past.answer('GET /api/desk/shipments/{number}', { as: admin, params: { number } });
  if (before.status === 200) return before.body.shipment as Shipment;
  const quoted = sample.quoted ? { quote: await acceptedQuote(past, sample, sender) } : {};
  const { shipment } = await past.ask('POST /api/shipments', {
    as: sender,
    headers: { 'idempotency-key': idOf(words) },
    body: { form: { ...formOf(sample), ...quoted } },
    number,
  });
  return shipment as Shipment;
};

/** Makes one shipment and books it, at the time at which that was. What is done already stays. */
export const begin = async (past: PastCloud, desk: Desk, planned: Planned): Promise<Work> => {
  const { sample, sender, flight, bookedAt } = planned;
  past.at(bookedAt);
  const work = workOn(past, desk, sender, await made(past, desk, planned));
  if (sample.draft) return work;
  if (work.current().bookedAt === undefined) await work.book(flight.id);
  // Before anything else: the cloud itself hears of the booking, too, and dates the charge by today.
  await work.bill();
  if (sample.cancelled && work.current().closedAt === undefined) await work.cancel();
  await followParcels(past, work, planned);
  await work.bill();
  past.at(new Date(bookedAt.getTime() + DAY_MS / 2));
  if (!sample.receiverPays && sample.until && isOnItsWay(sample.until)) await work.pay();
  if (sample.paidShare !== undefined) await work.pay(sample.paidShare);
  return work;
};

/** Brings the parcels of a shipment to where their pieces are, at the instant of the samples. */
export const followParcels = async (
  past: PastCloud,
  work: Work,
  { sample: { parcels } }: Planned,
): Promise<void> => {
  if (parcels !== undefined) await past.followParcels(work.current().number);
};

const everyPiece = (work: Work): readonly number[] => work.current().pieces.map(({ n }) => n);

/** Brings a booked sample to the dock, as far as it has come before the manifest is made. */
export const toTheDock = async (
  past: PastCloud,
  work: Work,
  { sample: { until, receiverPays, parcels }, flight }: Planned,
  now: Date,
): Promise<void> => {
  if (until === undefined) return;
  if (isOnItsWay(until) && !receiverPays) await work.isPaid();
  // Parcels of a mailbox are at the dock when they are booked.
  const steps = happeningsAtDock(until, flight.day, now).filter(
    ({ code }) => parcels === undefined || code === 'SCR',
  );
  for (const happening of steps) {
    past.at(happening.at);
    await work.stayOn(flight.id);
    await work.record(happening, everyPiece(work));
    // At the dock, nothing takes it off its flight any more.
    await work.stayOn(flight.id);
  }
};

/** What happened to some pieces instead of the next step of their flight. */
export const except = async (
  past: PastCloud,
  work: Work,
  { sample: { exception, to }, sender }: Planned,
  next: Happening,
): Promise<void> => {
  if (exception?.before !== next.code) return;
  await work.record({ code: exception.code, at: next.at }, exception.pieces);
  if (!exception.rebooked) return;
  const later = new Date(next.at.getTime() + DAY_MS / 2);
  const flight = await flightAt(past, { to, as: sender, at: later });
  await work.look();
  const { departureId, pieces } = work.current();
  const isRebooked = pieces
    .filter(({ n }) => exception.pieces.includes(n))
    .every((piece) => (piece.departureId ?? departureId) === flight.id);
  if (!isRebooked) await work.rebook(flight.id, exception.pieces);
};

/** The agent enters a shipment with customs, before customs release it. */
const enterCustoms = async (past: PastCloud, work: Work, { sample: { customs } }: Planned, at: Date) => {
  if (customs === undefined) return;
  past.at(at);
  await work.look();
  const entered = work.current().customs?.state;
  if (entered === customs.state) return;
  if (entered === undefined) await work.enterCustoms({ ...customs, state: 'UNDER_REVIEW' });
  if (customs.state !== 'UNDER_REVIEW') await work.enterCustoms(customs);
};

/** What customs are shown before a step of the whole flight. */
export const declare = async (
  past: PastCloud,
  work: Work,
  planned: Planned,
  next: Happening,
): Promise<void> => {
  if (next.code === 'CCD') await enterCustoms(past, work, planned, next.at);
};

/** What happened to a sample alone after its flight had come as far as it has, and how it stands now. */
export const end = async (
  past: PastCloud,
  work: Work,
  planned: Planned,
  { reach, now }: { readonly reach?: TrackingCode | undefined; readonly now: Date },
): Promise<void> => {
  const { sample, flight } = planned;
  const { until, hold } = sample;
  const here = everyPiece(work).filter((n) => !sample.exception?.pieces.includes(n));
  if (reach) past.at(endOf(reach, flight.day));
  await followParcels(past, work, planned);
  const alone = reach && until ? happeningsAfter(reach, until, flight.day) : [];
  for (const happening of alone) {
    await declare(past, work, planned, happening);
    if (sample.receiverPays && isHandover(happening)) {
      past.at(happening.at);
      await work.pay();
      await work.isPaid();
    }
    if (happening.code === 'DLV') {
      past.at(happening.at);
      await work.isReady(here);
      await work.handOver(happening, here, sample.signsOnScreen ? 'screen' : 'paper');
    } else await work.record(happening, here);
    await followParcels(past, work, planned);
  }
  past.at(now);
  if (until === 'CRC') await enterCustoms(past, work, planned, now);
  if (!hold) return;
  await work.look();
  if (!work.has(hold)) await work.hold(hold);
};
