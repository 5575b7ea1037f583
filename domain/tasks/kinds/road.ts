import type { TaskKindFacts } from './facts.ts';

/** What keeps a vehicle or a driver from the road. */
export const roadKinds = {
  VEHICLE_PAPER_EXPIRED: {
    name: 'Renew a paper of a vehicle',
    asks: 'A paper of this vehicle has expired, so no run can have it. Renew the paper and enter its new last day. If we do not use the vehicle any more, retire it.',
    subject: 'vehicle',
    may: 'vehicle.manage',
    hours: 8,
    act: 'Open the vehicle',
    byHand: false,
  },
  VEHICLE_UNSAFE: {
    name: 'See to a fault that is not safe',
    asks: 'A driver reported that this vehicle must not be driven so. Have it repaired, or let someone who knows look at it, and write down how it ended.',
    subject: 'vehicle',
    may: 'vehicle.manage',
    hours: 4,
    act: 'Open the vehicle',
    byHand: false,
  },
  DRIVER_PAPER_EXPIRED: {
    name: 'Renew a paper of a driver',
    asks: 'A paper of this driver has expired, so they cannot be on a run. Ask them for the new one and enter its dates. If they do not drive for us any more, note that.',
    subject: 'driver',
    may: 'driver.manage',
    hours: 8,
    act: 'Open the driver',
    byHand: false,
  },
  RUNS_BLOCKED: {
    name: 'Plan stops again',
    asks: 'A van or a driver of this day cannot go. Give their stops to another van or driver, or take them off.',
    subject: 'runs',
    may: 'run.manage',
    hours: 4,
    act: 'Open the board',
    byHand: false,
  },
  FLIGHT_TURNED_AWAY: {
    name: 'Bring a flight to its airline again',
    asks: 'The airline did not take the cargo of this flight. Read why on the board, put it right, and plan another airport run. Call the airline first.',
    subject: 'runs',
    may: 'run.manage',
    hours: 1,
    act: 'Open the board',
    byHand: false,
  },
} as const satisfies Record<string, TaskKindFacts>;
