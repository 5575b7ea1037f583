import { personPaperNames } from '#domain/drivers/papers.ts';
import { dateWords } from '#domain/kernel/new-york-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { vehiclePaperNames } from '#domain/vehicles/papers/paper.ts';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import type { EventOf } from '#events/envelope.ts';
import { PapersExpiringV1 } from '#events/vehicles/papers-expiring.v1.ts';
import { announceFacts, type Facts } from '../../runtime/announcement.ts';
import { vehicleStore } from '../store/vehicle-store.ts';

type Expiring = EventOf<typeof PapersExpiringV1>;

/** Whose paper it is, as the line of the desk says it. The desk's lines name nobody, so a driver is called so. */
const owner: Facts<Expiring, { readonly whose: string }> = {
  table: 'VEHICLES_TABLE',
  read: async ({ data: { of } }, client, table) => {
    if (of.kind === 'driver') return { whose: 'a driver' };
    const vehicle = await vehicleStore(client, table).find(of.id);
    return vehicle && { whose: vehicle.name };
  },
  sample: { whose: sampleVehicle.name },
};

const paperNames = { ...vehiclePaperNames, ...personPaperNames };

/** `ends in 14 days, on December 12, 2026`. */
const endWords = ({ daysLeft, expires }: Pick<Expiring['data'], 'daysLeft' | 'expires'>): string => {
  if (daysLeft === 0) return 'ends today';
  const days = daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
  return `ends ${days}, on ${dateWords(expires)}`;
};

const places = {
  vehicle: { path: '/staff/vehicles/:id', held: 'no run can have the vehicle' },
  driver: { path: '/staff/drivers/:id', held: 'the driver cannot be on a run' },
} as const;

/** The desk hears of papers that expire, in time to renew them. */
export const announcements = [
  announceFacts(PapersExpiringV1, owner, ({ data }, { whose }) => {
    const { of, paper } = data;
    const { path, held } = places[of.kind];
    const title = `The ${paperNames[paper]} of ${whose} ${endWords(data)}`;
    return [
      {
        lines: [
          {
            audience: 'desk',
            title,
            body: `Renew it and enter its new last day. From the day after it, ${held}.`,
            link: pathTo(path, { id: of.id }),
          },
        ],
      },
    ];
  }),
];
