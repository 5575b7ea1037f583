import { airlineMissing } from '#domain/departures/airline.ts';
import { mayFollow } from '#domain/departures/lifecycle.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import { type Manifest, rowsOf, totalsOf } from '#domain/shipments/closing/manifest.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { FlightVersions } from '../../departures/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Transaction } from '../../runtime/table/transact.ts';
import { everybodyAsTheyAre } from '../rolls/everybody.ts';
import type { FlightJobDeps } from '../rolls/flight-job.ts';
import { mayRenew, noSuchFlight, readClosing, type ShowClosingDeps } from './show-closing.ts';

export interface CloseFlightDeps extends ShowClosingDeps, Pick<FlightJobDeps, 'newId'> {
  readonly versions: FlightVersions;
  readonly transaction: Transaction;
}

/** The refusal has the flight as it is now, so that the screen can show it. */
const changed = (closing: ClosingShown) =>
  refuse('FLIGHT_CHANGED', 'Someone else has changed this flight. Look at it again, then decide.', {
    flight: closing.flight,
  });

const noManifest = () => refuse('NO_MANIFEST', 'Close the flight first. It has no manifest yet.');

const listNotDone = ({ progress: { done, of } }: ClosingShown) =>
  refuse('LIST_NOT_DONE', `${done} of ${of} shipments are on the list. Try again when all are.`);

/** The answer after a step: the flight as it is now, whoever of two wrote it. */
const answered = async (deps: CloseFlightDeps, id: string) => {
  const closing = await readClosing(deps, id);
  return closing ? ok({ closing }) : noSuchFlight();
};

/** Begins to make the manifest of a flight. Who comes second, or twice, sees how far the first is. */
export const beginClosing =
  (deps: CloseFlightDeps): UseCase<typeof shipmentEndpoints.beginClosing> =>
  async ({ params: { id }, body: { version }, caller: { userId: by }, correlationId }) => {
    const shown = await readClosing(deps, id);
    if (!shown) return noSuchFlight();
    const { flight } = shown;
    const begun = await deps.processes.closing(id);
    // The first closer's answer again; also when it has ended in the meantime.
    if (flight.closing || begun?.number === version + 1) return ok({ closing: shown });
    if (flight.recorded !== 'SCHEDULED')
      return refuse('ALREADY_LEFT', 'This flight has its manifest already, or is canceled.');
    if (flight.version !== version) return changed(shown);
    if (!mayFollow(flight.state, 'CLOSING'))
      return refuse('NOT_YET_CLOSED', 'The manifest can be made after booking closes.');
    const at = deps.clock().toISOString();
    const number = version + 1;
    const next = deps.versions.closing(flight, { by, at, correlationId });
    const process = deps.processes.begins({ kind: 'closing', flight: id, number, by, at });
    const outcome = await deps.transaction({ flight: next.guard, process }, next.also);
    const now = await readClosing(deps, id);
    if (!now) return noSuchFlight();
    return outcome === undefined || now.flight.closing ? ok({ closing: now }) : changed(now);
  };

/** Makes the next version of the manifest of what is on the list now. */
export const renewManifest =
  (deps: CloseFlightDeps): UseCase<typeof shipmentEndpoints.renewManifest> =>
  async ({ params: { id }, body: { version: seen }, caller: { userId: by }, correlationId }) => {
    const shown = await readClosing(deps, id);
    if (!shown) return noSuchFlight();
    const { flight, progress, isManifestOld } = shown;
    if (!flight.manifest || !mayRenew(flight)) return noManifest();
    // A version that says the same is not made: so the second of two clicks changes nothing.
    if (!isManifestOld) return ok({ closing: shown });
    if (flight.version !== seen) return changed(shown);
    if (progress.done < progress.of) return listNotDone(shown);
    const now = deps.clock();
    const at = now.toISOString();
    const rows = rowsOf(await everybodyAsTheyAre(deps.list, id), { flight: id, isClosing: false });
    const version = flight.manifest.version + 1;
    const made: Manifest = { flight: id, version, by, at, ...totalsOf(rows) };
    const attempt = deps.newId();
    const parts = await deps.manifests.keepRows(id, attempt, rows, now);
    const next = deps.versions.manifested(flight, made, { by, at, correlationId });
    const writes = { flight: next.guard, version: deps.manifests.version(made, { attempt, parts }) };
    const outcome = await deps.transaction(writes, next.also);
    const after = await readClosing(deps, id);
    if (!after) return noSuchFlight();
    return outcome === undefined || !after.isManifestOld ? ok({ closing: after }) : changed(after);
  };

/** Why a flight cannot be recorded as accepted by its airline; undefined when it can. */
export const notTenderable = ({ flight, progress, isManifestOld, ...rest }: ClosingShown) => {
  if (flight.recorded !== 'MANIFESTED') return noManifest();
  if (progress.done < progress.of) return listNotDone({ flight, progress, isManifestOld, ...rest });
  if (isManifestOld)
    return refuse(
      'MANIFEST_OLD',
      'The list has changed since the manifest was made. Make a new version first.',
    );
  if (rest.blocked.length > 0)
    return refuse(
      'BLOCKED',
      'Something on the list may not fly now. Clear what blocks it, or take it off the list.',
    );
  const missing = airlineMissing(flight);
  if (missing !== undefined)
    return refuse('AIRLINE_MISSING', `Set ${missing} first, on the page of this departure.`);
  return flight.mawb === undefined
    ? refuse('MAWB_MISSING', 'Take a master air waybill number first, on the page of this departure.')
    : undefined;
};

/** Records that the airline has accepted the cargo. Everybody on the flight hears it by the worker. */
export const tenderFlight =
  (deps: CloseFlightDeps): UseCase<typeof shipmentEndpoints.tender> =>
  async ({ params: { id }, body: { version }, caller: { userId: by }, correlationId }) => {
    const shown = await readClosing(deps, id);
    if (!shown) return noSuchFlight();
    const { flight } = shown;
    if (flight.recorded === 'TENDERED') return ok({ closing: shown });
    const wrong = notTenderable(shown);
    if (wrong) return wrong;
    if (flight.version !== version) return changed(shown);
    const at = deps.clock().toISOString();
    const next = deps.versions.tendered(flight, { by, at, correlationId });
    const along = deps.processes.begins({ kind: 'along', flight: id, version: version + 1, by, at });
    const outcome = await deps.transaction({ flight: next.guard, along }, next.also);
    if (outcome === undefined) return answered(deps, id);
    const now = await readClosing(deps, id);
    if (!now) return noSuchFlight();
    return now.flight.recorded === 'TENDERED' ? ok({ closing: now }) : changed(now);
  };
