import { addDays } from '#domain/kernel/new-york.ts';
import type { VehicleForm } from '#domain/vehicles/vehicle.ts';
import { idOf } from '../life/id-of.ts';

/** A vehicle of the samples, with what its odometer shows. */
export interface SampleVehicle {
  readonly shows: string;
  readonly form: VehicleForm;
  readonly miles: number;
}

/** A cargo van, as most forwarders have one. */
const cargoVan = { payloadLb: 3500, volumeFt3: 487, gvwrLb: 9500 } as const;

const oil = (name: string, lastDay: string, lastMiles: number) => ({
  id: idOf(`oil of ${name}`),
  what: 'Oil and filter',
  everyDays: 180,
  everyMiles: 7500,
  lastDay,
  lastMiles,
});

/** Three vans: one is fine, one needs somebody soon, and one cannot be used. Their numbers are invented, with check digits that are right. */
export const sampleVehicles = (today: string): readonly SampleVehicle[] => {
  const inDays = (days: number): string => addDays(today, days);
  return [
    {
      shows: 'A van that can be used',
      miles: 45_120,
      form: {
        ...cargoVan,
        name: 'Van 1 (sample)',
        plate: 'SAMPLE1',
        vin: '1G4AH59H45G118341',
        papers: {
          registration: { expires: inDays(210) },
          insurance: { expires: inDays(120) },
          inspection: { expires: inDays(300) },
        },
        plan: [oil('Van 1', inDays(-60), 42_300)],
      },
    },
    {
      shows: 'A van whose insurance ends soon, and whose oil is overdue',
      miles: 88_460,
      form: {
        ...cargoVan,
        name: 'Van 2 (sample)',
        plate: 'SAMPLE2',
        vin: '1M8GDM9AXKP042788',
        papers: {
          registration: { expires: inDays(95) },
          insurance: { expires: inDays(12) },
          inspection: { expires: inDays(160) },
        },
        plan: [oil('Van 2', inDays(-190), 80_700)],
      },
    },
    {
      shows: 'A van whose inspection has expired',
      miles: 121_875,
      form: {
        ...cargoVan,
        name: 'Van 3 (sample)',
        plate: 'SAMPLE3',
        vin: '11111111111111111',
        payloadLb: 4000,
        volumeFt3: 530,
        papers: {
          registration: { expires: inDays(40) },
          insurance: { expires: inDays(120) },
          inspection: { expires: inDays(-1) },
        },
        plan: [oil('Van 3', inDays(-30), 120_400)],
      },
    },
  ];
};
