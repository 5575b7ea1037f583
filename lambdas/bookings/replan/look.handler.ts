import { DepartureCancelledV1 } from '#events/departures/departure-cancelled.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { scheduleAndBus } from '../../runtime/triggers/schedule-and-bus.ts';
import { variables, wire } from './look.ts';

const { everything, settingsChanged, flightChanged } = wire(
  readEnv(variables),
  sharedDependencies(workerTimeouts),
);

export const handler = scheduleAndBus(
  'Looking through the bookings',
  everything,
  on(SettingsChangedV1, settingsChanged),
  on(DepartureChangedV1, flightChanged),
  on(DepartureCancelledV1, flightChanged),
);
