import type { Driver } from '#domain/drivers/driver.ts';
import { driverEndpoints } from '#domain/drivers/endpoints.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import type { VehicleNow } from '#domain/vehicles/summary.ts';
import { api } from '#web/api/client.ts';
import { namesOf } from '#web/session/names-of.ts';
import { columns } from './columns.ts';

/** A driver with the name of the account. */
interface NamedDriver extends Driver {
  readonly name: string | undefined;
}

/** The lists of what we drive and who drives, as files. Each is read at once and has no pages. */
export const roadLists = {
  vehicles: columns<VehicleNow>(
    {
      Name: ({ vehicle }) => vehicle.name,
      Plate: ({ vehicle }) => vehicle.plate,
      VIN: ({ vehicle }) => vehicle.vin,
      State: ({ state }) => state,
      'Cannot be used because': ({ blocks }) => blocks.map(({ text }) => text).join(' '),
      'Registration until': ({ vehicle }) => vehicle.papers.registration?.expires,
      'Insurance until': ({ vehicle }) => vehicle.papers.insurance?.expires,
      'Inspection until': ({ vehicle }) => vehicle.papers.inspection?.expires,
      Miles: ({ vehicle }) => vehicle.odometer.miles,
      'Read at': ({ vehicle }) => vehicle.odometer.at,
      'Work overdue': ({ due }) =>
        due
          .filter(({ state }) => state === 'OVERDUE')
          .map(({ what }) => what)
          .join(', '),
      'Open faults': ({ vehicle }) => vehicle.faults.length,
      'May carry pounds': ({ vehicle }) => vehicle.payloadLb,
      'Cubic feet': ({ vehicle }) => vehicle.volumeFt3,
      'Weight rating in pounds': ({ vehicle }) => vehicle.gvwrLb,
      'USDOT number': ({ vehicle }) => vehicle.usdot,
    },
    async (_query, signal) => ({ items: (await api(vehicleEndpoints.list, { query: {} }, signal)).vehicles }),
  ),
  drivers: columns<NamedDriver>(
    {
      Name: ({ name }) => name,
      License: ({ license }) => license.class,
      'License until': ({ license }) => license.expires,
      'Threat assessment until': ({ papers }) => papers.threatAssessment?.expires,
      'Security training until': ({ papers }) => papers.securityTraining?.expires,
      'Dangerous goods until': ({ papers }) => papers.hazmatTraining?.expires,
      'Medical card until': ({ papers }) => papers.medicalCard?.expires,
      'Ended at': ({ endedAt }) => endedAt,
    },
    async (_query, signal) => {
      const { drivers } = await api(driverEndpoints.list, { query: {} }, signal);
      const names = await namesOf(
        drivers.map(({ driver }) => driver.id),
        signal,
      );
      return { items: drivers.map(({ driver }) => ({ ...driver, name: names.get(driver.id) })) };
    },
  ),
} as const;
