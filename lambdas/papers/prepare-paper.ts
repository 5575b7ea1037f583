import type { Invoice } from '#domain/billing/invoice.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import { type PaperFormat, type PaperKind, type PaperOf, paperRules } from '#domain/papers/paper.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Manifest, ManifestRow } from '#domain/shipments/closing/manifest.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { flightsOf } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Subject, SubjectReaders } from './paper-access.ts';
import type { ReadPickup } from './pickup-proof.ts';
import { flightLabelsPress } from './press/flight-labels.ts';
import { invoicePresses } from './press/invoice-papers.ts';
import { manifestPress } from './press/manifest.ts';
import type { Prepared, PressRefusal } from './press/press.ts';
import { shipmentPresses } from './press/presses.ts';
import { slipPress } from './press/slip.ts';

/** A version of a flight's manifest with its rows. */
interface FlightManifest {
  readonly manifest: Manifest;
  readonly rows: readonly ManifestRow[];
}

export interface PrepareDeps extends SubjectReaders {
  readonly readBrand: () => Promise<Brand>;
  readonly findManifest: (flight: string, version: number) => Promise<FlightManifest | undefined>;
  /** What says what is to be done now for a shipment. */
  readonly readStep: (shipment: Shipment) => Promise<ShipmentFacts>;
  readonly readPickup: ReadPickup;
  /** The address of the public site. */
  readonly siteUrl: string;
  /** Everybody who has a place on a flight, as they are now. */
  readonly findOnFlight: (flight: string) => Promise<readonly Shipment[]>;
}

/** What is asked for. Which of these a kind of paper takes, its endpoint says. */
export interface Wanted {
  readonly kind: PaperKind;
  readonly format: PaperFormat;
  readonly subject: string;
  readonly pieces?: readonly number[] | undefined;
  readonly after?: string | undefined;
  readonly version?: number | undefined;
}

type Preparing = Promise<Result<Prepared, never, PressRefusal>>;

const ofFlight = async (deps: PrepareDeps, flight: Flight, brand: Brand, wanted: Wanted): Preparing => {
  const { kind, format, after, version = flight.manifest?.version } = wanted;
  if (kind === 'FLIGHT_LABELS')
    return flightLabelsPress(
      { flight, brand, shipments: await deps.findOnFlight(flight.id) },
      { format, after },
    );
  const whole = version === undefined ? undefined : await deps.findManifest(flight.id, version);
  return manifestPress({ flight, brand, whole }, format);
};

const ofShipment = async (deps: PrepareDeps, shipment: Shipment, brand: Brand, wanted: Wanted): Preparing => {
  const kind = wanted.kind as PaperOf<'shipment'>;
  if (kind === 'SLIP') return slipPress(await deps.readStep(shipment), deps.siteUrl);
  const found = await Promise.all(flightsOf(shipment).map((id) => deps.findFlight(id, deps.clock())));
  const flights = found.filter((flight) => flight !== undefined);
  const pickup = kind === 'RECEIPT_OF_GOODS' ? await deps.readPickup(shipment.number) : undefined;
  return shipmentPresses[kind]({ shipment, flights, brand, pickup }, wanted);
};

const ofInvoice = async (deps: PrepareDeps, invoice: Invoice, brand: Brand, { kind }: Wanted): Preparing => {
  const { shipment: number } = invoice;
  const shipment = number === undefined ? undefined : await deps.findShipment(number);
  if (!shipment && number !== undefined)
    throw new Error(`The invoice ${invoice.number} is for a shipment that is not there.`);
  return invoicePresses[kind as PaperOf<'invoice'>]({ invoice, shipment, brand });
};

/** Prepares the paper that was asked for, or says why it cannot be. */
export const preparePaper = async (deps: PrepareDeps, subject: Subject, wanted: Wanted): Preparing => {
  const { title, formats, of } = paperRules(wanted.kind);
  if (of !== subject.kind || !formats.includes(wanted.format))
    return refuse('FORMAT_NOT_POSSIBLE', `${title}: there is no such paper here.`);
  const brand = await deps.readBrand();
  if (subject.kind === 'departure') return ofFlight(deps, subject.flight, brand, wanted);
  return subject.kind === 'invoice'
    ? ofInvoice(deps, subject.invoice, brand, wanted)
    : ofShipment(deps, subject.shipment, brand, wanted);
};
