import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sample that people and tests find by what it shows. */
export interface NamedSample {
  readonly kind: 'shipment' | 'quote' | 'booking' | 'parcel' | 'pre-alert' | 'trace' | 'label' | 'claim';
  readonly shows: string;
  /** Tracking number, reference or code; of a pre-alert its id, of a label what is in its barcode. */
  readonly number: string;
  /** Whose it is. */
  readonly email: string;
  /** The state of a shipment, a booking, a parcel, a search or a claim. */
  readonly state?: string;
  /** The number of the shipment that a claim is about. */
  readonly of?: string;
  /** What else stands on the label of a carrier. */
  readonly label?: { readonly mailbox?: string; readonly name?: string };
  /** The address of the receiver's page, where its sender has made one. */
  readonly receiver?: string;
  /** The address by which somebody else pays, where its sender has made one. */
  readonly payer?: string;
}

const fileIn = (dataDir: string): string => join(dataDir, 'samples.json');

/** The samples that a run has made. */
export const readSamples = (dataDir: string): readonly NamedSample[] =>
  existsSync(fileIn(dataDir)) ? (JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as NamedSample[]) : [];

/** Keeps one more, so that an interrupted seed knows what is there. */
export const keepSample = (dataDir: string, sample: NamedSample): void => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileIn(dataDir), JSON.stringify([...readSamples(dataDir), sample], null, 2));
};

const weeksIn = (dataDir: string): string => join(dataDir, 'weeks.txt');

/** What is made behind the named samples, by what it shows. */
export const readWeeks = (dataDir: string): readonly string[] =>
  existsSync(weeksIn(dataDir)) ? readFileSync(weeksIn(dataDir), 'utf8').split('\n') : [];

/** Notes that one more is made. */
export const keepInWeeks = (dataDir: string, shows: string): void =>
  appendFileSync(weeksIn(dataDir), `${shows}\n`);

/** When the samples were begun: everything is told from there, also by a later start that goes on with them. */
export const begunAt = (dataDir: string): Date => {
  const file = join(dataDir, 'samples-begun.txt');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, new Date().toISOString());
  }
  return new Date(readFileSync(file, 'utf8'));
};

/** The flight of a sample, and when it was booked. */
interface PlannedTimes {
  readonly flight: { readonly id: string; readonly day: string };
  /** ISO 8601. */
  readonly bookedAt: string;
}

const planIn = (dataDir: string): string => join(dataDir, 'samples-plan.json');

/** The plan of a run, by what each sample shows. It is made once, because a flight that has left can be planned for no more. */
export const readPlan = (dataDir: string): Readonly<Record<string, PlannedTimes>> | undefined =>
  existsSync(planIn(dataDir)) ? JSON.parse(readFileSync(planIn(dataDir), 'utf8')) : undefined;

export const keepPlan = (dataDir: string, plan: Readonly<Record<string, PlannedTimes>>): void => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(planIn(dataDir), JSON.stringify(plan));
};
