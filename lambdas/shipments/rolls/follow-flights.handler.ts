import { DepartureArrivedV1 } from '#events/departures/departure-arrived.v1.ts';
import { DepartureAtDestinationV1 } from '#events/departures/departure-at-destination.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { DepartureClosingV1 } from '#events/departures/departure-closing.v1.ts';
import { DepartureLeftV1 } from '#events/departures/departure-left.v1.ts';
import { DepartureManifestedV1 } from '#events/departures/departure-manifested.v1.ts';
import { DepartureTakenBackV1 } from '#events/departures/departure-taken-back.v1.ts';
import { DepartureTenderedV1 } from '#events/departures/departure-tendered.v1.ts';
import { CargoAcceptedV1 } from '#events/runs/cargo-accepted.v1.ts';
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import { ReplanConfirmedV1 } from '#events/shipments/replan-confirmed.v1.ts';
import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { scheduleAndBus } from '../../runtime/triggers/schedule-and-bus.ts';
import { variables, wire } from './follow-flights.ts';

const { everything, confirmed, changed, stepped, accepted, released } = wire(
  readEnv(variables),
  sharedDependencies(workerTimeouts),
);

export const handler = scheduleAndBus(
  'Following the flights',
  everything,
  on(ReplanConfirmedV1, confirmed),
  on(DepartureChangedV1, changed),
  on(DepartureClosingV1, stepped),
  on(DepartureManifestedV1, stepped),
  on(DepartureTenderedV1, stepped),
  on(DepartureLeftV1, stepped),
  on(DepartureArrivedV1, stepped),
  on(DepartureTakenBackV1, stepped),
  on(DepartureAtDestinationV1, stepped),
  on(CargoAcceptedV1, accepted),
  on(HoldClearedV1, released),
);
