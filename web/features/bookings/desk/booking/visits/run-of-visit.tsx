import { Link } from 'react-router-dom';
import type { Booking, Visit } from '#domain/bookings/booking.ts';
import type { BookingState } from '#domain/bookings/lifecycle.ts';
import { shortClock } from '#domain/kernel/short-times.ts';
import { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import { stopIdOf } from '#domain/runs/run.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { textLink } from '#web/ui/text/text-link.ts';

/** The states in which a run has the next visit. */
const inRun: readonly BookingState[] = ['ASSIGNED', 'EN_ROUTE', 'ARRIVED'];

/** With which van and driver somebody comes, and at about which time, with the way to the runs of the day. */
const Comes = ({
  booking: { reference },
  visit: { number, slot },
  area,
}: {
  readonly booking: Pick<Booking, 'reference'>;
  readonly visit: Visit;
  readonly area: Area;
}) => {
  const { day } = slot;
  const board = useReply(['desk-runs', 'board', day], deskRunEndpoints.board, { query: { day } });
  const vans = useReply(['desk-runs', 'vehicles', day], vehicleEndpoints.list, { query: { day } });
  const id = stopIdOf({ booking: reference, visit: number });
  const run = board.data?.runs.find(
    ({ run: { stops, state } }) =>
      state !== 'CANCELLED' && stops.some((stop) => stop.id === id && stop.state !== 'TAKEN_OFF'),
  )?.run;
  const nameOf = useNames(run === undefined ? [] : [run.driverId]);
  const stop = run?.stops.find((one) => one.id === id);
  if (run === undefined || stop === undefined) return null;
  const van = vans.data?.vehicles.find(({ vehicle }) => vehicle.id === run.vehicleId)?.vehicle.name;
  return (
    <p>
      <Link to={`${area}/runs?day=${day}`} className={textLink}>
        {van === undefined ? 'In a run' : van}
      </Link>
      , {nameOf(run.driverId)}, at about {shortClock(new Date(stop.planned.from))}
    </p>
  );
};

/** The run that has the next visit of a pickup. Nothing while none has it, and for whoever may not see runs. */
export const RunOfVisit = ({
  booking,
  visit,
  area,
}: {
  readonly booking: Booking;
  readonly visit: Visit;
  readonly area: Area;
}) => {
  const may = useMay();
  const isInRun = inRun.includes(booking.state) && visit.state === 'PLANNED';
  return isInRun && may('run.read') && may('vehicle.read') ? (
    <Comes booking={booking} visit={visit} area={area} />
  ) : null;
};
