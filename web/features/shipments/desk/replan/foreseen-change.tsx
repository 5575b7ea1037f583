import type { FlightOverride } from '#domain/departures/override.ts';
import {
  type FlightChangeForeseen,
  rollPreviewEndpoints,
} from '#domain/shipments/rolls/preview-endpoints.ts';
import { piecesTitle } from '#domain/shipments/tracking/piece-titles.ts';
import { useReply } from '#web/api/use-reply.ts';
import type { Area } from '#web/shell/screens.ts';
import { ConcernedList, shipmentsWords, Told } from '#web/ui/asking/told.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';

type Roll = FlightChangeForeseen['rolls'][number];

const rollWords = ({ day, shipments }: Roll, isCanceled: boolean): string => {
  const those = shipmentsWords(shipments.length);
  if (day === undefined) return `${those}: no flight has a place`;
  return isCanceled ? `${those} can go on ${dayWords(day)}` : `${those} will roll to ${dayWords(day)}`;
};

/** Pieces that came in time, although others of the shipment did not. */
const dockNote = ({ atDock, pieces }: Roll['shipments'][number]): { readonly note?: string } =>
  atDock.length === 0 || atDock.length === pieces.length
    ? {}
    : { note: `${piecesTitle(atDock)} of ${pieces.length} at our dock already` };

const Rolls = ({
  foreseen,
  area,
  isCanceled,
}: {
  readonly foreseen: FlightChangeForeseen;
  readonly area: Area;
  readonly isCanceled: boolean;
}) => (
  <>
    {foreseen.rolls.map((roll) => (
      <div key={roll.departureId ?? 'none'} className="grid gap-1">
        <p className="font-semibold">{rollWords(roll, isCanceled)}</p>
        <ConcernedList
          shipments={roll.shipments.map((one) => ({ ...one, ...dockNote(one) }))}
          path={`${area}/shipments`}
        />
      </div>
    ))}
  </>
);

const overWords = ({ lb, pieces }: NonNullable<FlightChangeForeseen['over']>): string =>
  [
    ...(lb > 0 ? [`${Math.ceil(lb).toLocaleString('en-US')} lb`] : []),
    ...(pieces > 0 ? [pieces === 1 ? '1 piece' : `${pieces} pieces`] : []),
  ].join(' and ');

const bodyOf = (change: FlightOverride | 'proposal' | undefined) => {
  if (change === 'proposal') return { proposal: true as const };
  return change === undefined ? {} : { flight: change };
};

/** What a change of a flight does to those on it, by the server's rule: who goes on which flight, and who is told what. */
export const ForeseenChange = ({
  id,
  change,
  area,
}: {
  readonly id: string;
  /** Absent when the flight is to be canceled. */
  readonly change?: FlightOverride | 'proposal';
  readonly area: Area;
}) => {
  const body = bodyOf(change);
  const foreseen = useReply(
    ['foreseen', id, JSON.stringify(body)],
    rollPreviewEndpoints.foreseeChange,
    { params: { id }, body },
    { staleTime: 0, gcTime: 0 },
  );
  return (
    <Loaded query={foreseen} loading="Looking at who is on it…" lines={4} fresh>
      {({ foreseen: found }) => (
        <div className="grid gap-4">
          {found.over ? (
            <Alert kind="warning">
              {overWords(found.over)} more than this are booked. Nobody is moved automatically: the flight
              cannot be closed until someone is.
            </Alert>
          ) : null}
          <Rolls foreseen={found} area={area} isCanceled={change === undefined} />
          {change !== undefined && found.rolls.length === 0 ? (
            <p>All shipments stay on this flight.</p>
          ) : null}
          <Told people={found.people} news={found.news} />
        </div>
      )}
    </Loaded>
  );
};
