import { type AnyRefusal, type Refusal, type Refused, type Result, refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type Blocker, blockersOf } from '#domain/shipments/gate.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import { type Recording, recordingOf } from '#domain/shipments/recording/record.ts';
import { isSameScan, type Scan, type ScanRefusal } from '#domain/shipments/recording/scan.ts';
import { flightsOfScan } from '#domain/shipments/recording/scan-blockers.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { FlightVersions } from '../../departures/index.ts';
import type { UseCaseRequest } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeAndAnswer } from '../change/change-shipment.ts';
import { changedEvent, type Origin, trackedEvent } from '../change/events.ts';
import type { Flights } from '../change/flight-place.ts';
import { changesOf, entryOf, nextVersion } from '../change/next-version.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';

export interface RecordDeps extends ChangeDeps {
  readonly shipments: ChangeDeps['shipments'] & Pick<ShipmentStore, 'event'>;
  readonly flights: Pick<Flights, 'find'>;
  readonly versions: Pick<FlightVersions, 'whileListing'>;
  /** What keeps a shipment off the list of its flight. */
  readonly blockers: (shipment: Shipment, now: Date) => Promise<readonly Blocker[]>;
}

interface Recordable<Answer, R extends AnyRefusal>
  extends Pick<UseCaseRequest<typeof shipmentEndpoints.record>, 'caller' | 'correlationId'> {
  readonly number: string;
  readonly eventId: string;
  /** Decides about the scan; `done` when it is so already. */
  readonly decide: (
    before: Shipment,
    now: Date,
  ) => Promise<Result<Recording, never, R> | { readonly done: Answer }>;
  /** What is answered once the event of the scan is recorded, now or before. */
  readonly answer: (shipment: Shipment, event: TrackingEvent) => Answer;
  /** Whether the event under its id is this scan. */
  readonly isSame: (event: TrackingEvent) => boolean;
}

/** What tells that a sender signed the consent to a search at the counter, where a scan says so. */
const tellOfConsent = (before: Shipment, after: Shipment, origin: Origin) => {
  if (before.searchConsent === after.searchConsent) return { history: [], events: [] };
  const changes = changesOf(before, after);
  return {
    history: [entryOf('search-consent', after.changedAt, origin)],
    events: [changedEvent(after, changes, origin)],
  };
};

/** Writes what was decided about a scan, once for each id: one read, one decision and one transaction. */
export const record = <Answer, R extends AnyRefusal>(
  { shipments, versions, ...deps }: RecordDeps,
  { number, eventId, decide, answer, isSame, caller: { userId: by }, correlationId }: Recordable<Answer, R>,
) =>
  changeAndAnswer<Answer, R | Refusal<'EVENT_EXISTS'>>(
    { ...deps, shipments },
    {
      number,
      by,
      correlationId,
      repeated: async (shipment) => {
        const event = await shipments.event(number, eventId);
        if (event === undefined) return undefined;
        return isSame(event)
          ? { done: answer(shipment, event) }
          : refuse('EVENT_EXISTS', 'Another event was recorded under this id already.');
      },
      decide: async (before, now, origin) => {
        const decided = await decide(before, now);
        if ('done' in decided || !decided.ok) return decided;
        const { change, event, lists } = decided.value;
        const after = nextVersion(before, change, now.toISOString());
        const signed = tellOfConsent(before, after, origin);
        return {
          deed: {
            after,
            tracking: event,
            history: signed.history,
            events: [trackedEvent(before, after, event, origin), ...signed.events],
            holdNote: 'It passed when it was screened in another way.',
            guards: Object.fromEntries(lists.map((id) => [id, versions.whileListing(id)])),
          },
          answer: answer(after, event),
        };
      },
    },
  );

/** How a shipment is after a scan, and the event of it. */
interface Recorded {
  readonly shipment: Shipment;
  readonly event: TrackingEvent;
}

type RecordRequest = Pick<
  UseCaseRequest<typeof shipmentEndpoints.record>,
  'params' | 'caller' | 'correlationId'
> & { readonly body: Scan };

/** Why a scan cannot be, beside what its code asks; undefined when it can. Asked on every try, of the shipment as it is then. */
type MayNot<R extends AnyRefusal> = (before: Shipment) => Refused<R> | undefined;

/** Records what happened to pieces. What is not possible now is refused with how it is now. */
export const recordEvent = <R extends AnyRefusal = never>(
  deps: RecordDeps,
  { params: { number }, body, ...request }: RecordRequest,
  mayNot: MayNot<R> = () => undefined,
) =>
  record<Recorded, R | ScanRefusal>(deps, {
    ...request,
    number,
    eventId: body.eventId,
    answer: (shipment, event) => ({ shipment, event }),
    isSame: (event) => isSameScan(event, body),
    decide: async (before, now) => {
      const barred = mayNot(before);
      if (barred) return barred;
      const [flights, blockers] = await Promise.all([
        Promise.all(flightsOfScan(before, body).map((id) => deps.flights.find(id, now))),
        body.code === 'MAN' ? deps.blockers(before, now) : [],
      ]);
      return recordingOf(before, body, { now, by: request.caller.userId, flights, blockers });
    },
  });

/** What keeps a shipment off the list of its flight now: its flight and its exports are read. */
export const readBlockers =
  (facts: (shipment: Shipment, now: Date) => Promise<Parameters<typeof blockersOf>[1]>) =>
  async (shipment: Shipment, now: Date): Promise<readonly Blocker[]> =>
    blockersOf(shipment, await facts(shipment, now));
