import { useState } from 'react';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import type { Run } from '#domain/runs/run.ts';
import { useReply } from '#web/api/use-reply.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { RunActForm } from '../acts/act.tsx';
import type { Desk } from '../desk.ts';
import { clockOf } from '../draft/clock.ts';
import { AssignFields, useAssign } from '../plan/assign-fields.tsx';
import { useRunChange } from '../use-runs.ts';

/** Flights that leave on the day of the board or soon after, and that their airline does not have yet. */
const leaving = (flights: readonly Flight[], day: string): readonly Flight[] =>
  flights.filter(
    ({ day: leaves, recorded }) => leaves >= day && (recorded === 'SCHEDULED' || recorded === 'MANIFESTED'),
  );

const flightLine = ({ id, to, day, flightNumber }: Flight): string => {
  const where = `${destinations[to].country}, ${dayWords(day)}`;
  return flightNumber === undefined ? `${where} (${id})` : `${flightNumber} to ${where}`;
};

/** The hours of a new airport run, until dispatch sets others. */
const USUAL_HOURS = { from: '12:00', to: '18:00' } as const;

const beginOf = (run: Run | undefined, { fleet }: Desk) =>
  run === undefined
    ? { vehicleId: fleet[0]?.vehicle.id ?? '', driverId: '', ...USUAL_HOURS }
    : {
        vehicleId: run.vehicleId,
        driverId: run.driverId,
        from: clockOf(run.hours.from),
        to: clockOf(run.hours.to),
      };

/** Which flight a new run brings. That of a run that stands stays. */
const FlightField = ({
  desk,
  flight,
  onChoose,
}: {
  readonly desk: Desk;
  readonly flight: string;
  readonly onChoose: (flight: string) => void;
}) => {
  const { data } = useReply(['departures', 'list', { from: desk.day }], departureEndpoints.list, {
    query: { from: desk.day },
  });
  const flights = leaving(data?.items ?? [], desk.day);
  return (
    <PlainSelect
      label="Flight"
      required
      value={flight}
      onChange={({ target }) => onChoose(target.value)}
      error={
        data !== undefined && flights.length === 0 ? 'No flight leaves on this day or later.' : undefined
      }
    >
      <option value="">Choose a flight</option>
      {flights.map((one) => (
        <option key={one.id} value={one.id}>
          {flightLine(one)}
        </option>
      ))}
    </PlainSelect>
  );
};

/** Plans the run that brings a flight to its airline, or gives it another van, driver or hours. */
export const AirportForm = ({
  desk,
  run,
  flight: begin = '',
  onClose,
}: {
  readonly desk: Desk;
  readonly run?: Run;
  readonly flight?: string;
  readonly onClose: () => void;
}) => {
  const [id] = useState(() => run?.id ?? uuidV7());
  const [flight, choose] = useState(begin);
  const assign = useAssign(desk, beginOf(run, desk));
  const act = useAct(useRunChange(deskRunEndpoints.saveAirport), {
    begin: {},
    keeps: 'all',
    input: () => ({
      params: { id },
      body: { version: run?.version ?? 0, form: { flight, day: desk.day, ...assign.van } },
    }),
    done: () => {
      toast.success('The airport run is planned.');
      onClose();
    },
  });
  return (
    <RunActForm
      act={act}
      press={run === undefined ? 'Plan the airport run' : 'Change the run'}
      disabled={flight === '' || !assign.isFree}
      desk={desk}
      onClose={onClose}
    >
      {run === undefined ? <FlightField desk={desk} flight={flight} onChoose={choose} /> : null}
      <AssignFields assign={assign} hasHours />
      <p className="text-sm text-ink-soft">
        The driver needs a security threat assessment that is valid on this day. The board shows whether the
        van is there in time.
      </p>
    </RunActForm>
  );
};
