import { SUSPENDED } from '../mailboxes.ts';
import { namedAlerts } from './alerts.ts';
import { namedParcels } from './named-parcels.ts';
import { type SampleCarrier, trackingOf } from './numbers.ts';
import type { SampleParcel } from './sample-parcel.ts';

/** A carrier's label to hold under the scanner of the bench. */
export interface SampleLabel {
  /** What the bench says of it. */
  readonly shows: string;
  /** Whose name and mailbox stand on it. */
  readonly owner: string;
  readonly carrier: SampleCarrier;
  readonly reads: SampleParcel['label'];
  /** What is in its barcode. */
  readonly scanned: string;
}

const sampleOf = (name: string): string => `${name}.sample@example.test`;
/** USPS puts this before the number in the barcode: the ZIP code of Kearny. */
const ROUTING = '42007032';

const of = <One extends { readonly shows: string }>(samples: readonly One[], shown: string): One => {
  const found = samples.find(({ shows }) => shows === shown);
  if (found === undefined) throw new Error(`No sample shows: ${shown}`);
  return found;
};

const fresh = (
  shows: string,
  owner: string,
  carrier: SampleCarrier,
  reads: SampleParcel['label'] = 'EXACT',
): SampleLabel => ({
  shows,
  owner,
  carrier,
  reads,
  scanned: `${carrier === 'USPS' ? ROUTING : ''}${trackingOf(carrier, `label: ${shows}`)}`,
});

const announced = of(namedAlerts, 'Announced, with everything');
const received = of(namedParcels, 'On its shelf, ready to send');

/** Labels of parcels that carriers could bring now. */
export const sampleLabels: readonly SampleLabel[] = [
  fresh('Number and name agree: goes into its mailbox by itself', sampleOf('wayne.clarke'), 'UPS'),
  {
    shows: 'Its owner announced the number: goes into their mailbox by itself',
    owner: announced.owner,
    carrier: announced.carrier,
    reads: 'NAME',
    scanned: trackingOf(announced.carrier, announced.shows),
  },
  fresh('A name alone: suggested', sampleOf('michelle.rodney'), 'AMAZON', 'NAME'),
  fresh('One digit of the mailbox is misread: suggested', sampleOf('terrence.adams'), 'FEDEX', 'MISREAD'),
  fresh('No mailbox and no name', sampleOf('indra.ramnarine'), 'DHL', 'UNREADABLE'),
  {
    shows: 'Received before',
    owner: received.owner,
    carrier: received.carrier,
    reads: 'EXACT',
    scanned: trackingOf(received.carrier, received.shows),
  },
  fresh('U.S. Mail: goes back with the carrier', sampleOf('keisha.campbell'), 'USPS'),
  fresh('UPS, and USPS brings it: goes back with the carrier', sampleOf('rohan.singh'), 'UPS_SAVER'),
  fresh('The mailbox is suspended: goes back with the carrier', SUSPENDED, 'UPS'),
];

/** Shelves to scan: some of those on which samples lie. */
export const sampleShelves = ['A-02', 'B-04', 'B-05', 'D-01', 'U-01'] as const;
