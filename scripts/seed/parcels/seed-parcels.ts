import { setTimeout } from 'node:timers/promises';
import type { SampleShipment } from '../life/sample-shipments.ts';
import { keepInWeeks, keepSample, readSamples, readWeeks } from '../life/samples.ts';
import { tellMailboxes } from './mailboxes.ts';
import { manyAlerts, namedAlerts } from './samples/alerts.ts';
import { sampleLabels } from './samples/labels.ts';
import { manyParcels } from './samples/many-parcels.ts';
import { namedParcels } from './samples/named-parcels.ts';
import { parcelCodeOf } from './samples/numbers.ts';
import type { SampleParcel } from './samples/sample-parcel.ts';
import { namedSentOn } from './samples/sent-on.ts';
import { foundParcel, namedTraces } from './samples/traces.ts';
import { askTrace } from './telling/ask-trace.ts';
import { labelOf } from './telling/forms.ts';
import { showParcel } from './telling/show-parcel.ts';
import { tellAlert } from './telling/tell-alert.ts';
import { BACKLOG, tellDoor } from './telling/tell-door.ts';
import { tellParcel } from './telling/tell-parcel.ts';
import { tellTrace } from './telling/tell-trace.ts';
import type { Telling } from './telling/telling.ts';

/** So that the product stays quick for who looks at it while the others are made. */
const BREATH_MS = 50;

/** Sends the invoices of these parcels at once: each is looked through while the others are on their way. */
const sendInvoices = async ({ files, person }: Telling, parcels: readonly SampleParcel[]): Promise<void> => {
  const withFile = parcels.filter(
    ({ announced, acts = [] }) =>
      announced?.invoice === 'FILE' ||
      acts.some((act) => act.does === 'declare' && act.says.invoice === 'FILE'),
  );
  await Promise.all(withFile.map(async (parcel) => files.invoice(await person(parcel.owner), parcel)));
};

/** Has the parcels of a shipment come before it was booked. */
export const tellParcelsOf = async (
  telling: Telling,
  { parcels = [] }: SampleShipment,
  bookedAt: Date,
): Promise<void> => {
  for (const parcel of parcels) await tellParcel(telling, parcel, bookedAt);
};

/** Sends the photos of the parcels of a shipment that is no named one. */
export const photographParcelsOf = async (
  { files, bench }: Telling,
  { parcels = [] }: SampleShipment,
): Promise<void> => {
  for (const parcel of parcels) await files.photos(bench, parcel);
};

/** Keeps the parcels of a named shipment, as they are now. */
export const keepParcelsOf = async (
  telling: Telling,
  dataDir: string,
  { parcels = [] }: SampleShipment,
): Promise<void> => {
  for (const { shows, owner: email } of parcels) {
    const number = parcelCodeOf(shows);
    const state = (await showParcel(telling, number))?.parcel.state;
    keepSample(dataDir, { kind: 'parcel', shows, number, email, ...(state === undefined ? {} : { state }) });
  }
};

/** A parcel, a pre-alert and a search for each state and hold, and mailboxes with something to see. What is made already stays. */
export const seedParcels = async (telling: Telling, dataDir: string): Promise<void> => {
  const made = new Set(readSamples(dataDir).map(({ kind, shows }) => `${kind} ${shows}`));
  await tellMailboxes(telling);
  const missing = namedParcels.filter(({ shows }) => !made.has(`parcel ${shows}`));
  await sendInvoices(telling, missing);
  for (const parcel of missing) {
    const { code: number, state } = await tellParcel(telling, parcel, telling.now);
    keepSample(dataDir, { kind: 'parcel', shows: parcel.shows, number, email: parcel.owner, state });
  }
  await tellDoor(telling, 'of the named samples', namedParcels, BACKLOG);
  for (const sample of namedAlerts.filter(({ shows }) => !made.has(`pre-alert ${shows}`))) {
    const { id: number } = await tellAlert(telling, sample);
    keepSample(dataDir, { kind: 'pre-alert', shows: sample.shows, number, email: sample.owner });
  }
  for (const sample of namedTraces.filter(({ shows }) => !made.has(`trace ${shows}`))) {
    const { reference: number } = await tellTrace(telling, sample);
    const { shows, state, missed } = sample;
    keepSample(dataDir, { kind: 'trace', shows, number, email: missed.owner, state });
  }
  const shows = 'Missed, and found';
  if (!made.has(`trace ${shows}`)) {
    const { owner: email } = foundParcel;
    const { reference: number, state } = await askTrace(telling, foundParcel, await telling.person(email));
    keepSample(dataDir, { kind: 'trace', shows, number, email, state });
  }
  for (const { shows: what, owner: email, reads, scanned: number } of sampleLabels.filter(
    (one) => !made.has(`label ${one.shows}`),
  )) {
    const label = labelOf(reads, await telling.mailboxOf(email));
    keepSample(dataDir, { kind: 'label', shows: what, number, email, label });
  }
  telling.past.at(telling.now);
};

/** Something that is made behind the named samples. */
interface Story {
  readonly shows: string;
  readonly tell: () => Promise<unknown>;
}

/** Photos come once the product is in use: a first start does not wait until they are looked through. */
const photosOf = ({ files, bench }: Telling, parcels: readonly SampleParcel[]): readonly Story[] =>
  parcels.map((parcel) => ({
    shows: `Photo of: ${parcel.shows}`,
    tell: () => files.photos(bench, parcel),
  }));

/** What is made behind the named samples, in this order. */
const storiesOf = (telling: Telling): readonly Story[] => [
  ...photosOf(telling, [...namedParcels, ...namedSentOn.flatMap(({ parcels = [] }) => parcels)]),
  ...manyParcels.map((parcel) => ({
    shows: parcel.shows,
    tell: () => tellParcel(telling, parcel, telling.now),
  })),
  ...photosOf(telling, manyParcels),
  ...manyAlerts.map((alert) => ({ shows: alert.shows, tell: () => tellAlert(telling, alert) })),
];

/** Tells what an earlier run has not told, one after the other. Returns how many it told. */
const tellThose = async (
  stories: readonly Story[],
  dataDir: string,
  isEnding: () => boolean,
): Promise<number> => {
  const done = new Set(readWeeks(dataDir));
  let made = 0;
  for (const { shows, tell } of stories.filter((story) => !done.has(story.shows))) {
    if (isEnding()) return made;
    await tell();
    keepInWeeks(dataDir, shows);
    made += 1;
    await setTimeout(BREATH_MS);
  }
  return made;
};

/** Photos of the named parcels, then the parcels and pre-alerts behind them. An interrupted run goes on with the next start. Returns how many it made. */
export const seedManyParcels = async (
  telling: Telling,
  dataDir: string,
  isEnding: () => boolean,
): Promise<number> => {
  await tellDoor(telling, 'of the others', manyParcels);
  return tellThose(storiesOf(telling), dataDir, isEnding);
};
