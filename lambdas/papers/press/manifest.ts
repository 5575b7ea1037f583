import { departureTimeWords } from '#domain/departures/departure-time.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { houseOf } from '#domain/papers/content/party.ts';
import type { PaperFormat } from '#domain/papers/paper.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Manifest, ManifestRow } from '#domain/shipments/closing/manifest.ts';
import { manifestCsv, printManifest } from '../print/manifest.ts';
import { type Prepared, type PressRefusal, tooEarly } from './press.ts';

interface ManifestSource {
  readonly flight: Flight;
  readonly brand: Brand;
  /** The version, with its rows as they were when it was made. */
  readonly whole: { readonly manifest: Manifest; readonly rows: readonly ManifestRow[] } | undefined;
}

/** The manifest of a flight, from the rows of one version as it was made. */
export const manifestPress = (
  { flight, brand, whole }: ManifestSource,
  format: PaperFormat,
): Result<Prepared, never, PressRefusal> => {
  if (whole === undefined)
    return tooEarly('This flight has no manifest yet. It is made when the flight is closed.');
  const { by: _by, at: _at, ...manifest } = whole.manifest;
  const facts = {
    house: houseOf(brand),
    manifest,
    rows: whole.rows,
    mawb: flight.mawb ?? 'Not yet assigned',
    flight: [flight.carrier, flight.flightNumber].filter(Boolean).join(' ') || 'Not yet assigned',
    day: flight.day,
    leaves: departureTimeWords(flight),
    from: flight.originAirport,
    to: `${flight.destinationAirport}, ${destinations[flight.to].country}`,
  };
  return ok({
    content: facts,
    version: manifest.version,
    print: async (stamp) =>
      format === 'csv' ? { bytes: manifestCsv(facts), pages: 1 } : printManifest(facts, stamp),
  });
};
