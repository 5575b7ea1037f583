import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { UserId } from '../kernel/user-id.ts';
import { DriverAct, DriverEntry } from './changes/acts.ts';
import { Driver, DriverForm, OwnDriver } from './driver.ts';
import { changedRefusals, saveRefusals } from './refusals.ts';

const params = z.object({ id: UserId });

/** Hours in which somebody works, instants in ISO 8601. */
const Hours = z.object({ from: z.string(), to: z.string() });

/** The endpoints of drivers. */
export const driverEndpoints = {
  list: endpoint('GET /api/desk/drivers', {
    summary:
      'All drivers with their papers, shifts and absences. With a day also the hours in which each works on it.',
    access: 'driver.read',
    query: z.object({ day: z.optional(CalendarDay) }),
    reply: z.object({ drivers: z.array(z.object({ driver: Driver, hours: z.optional(z.array(Hours)) })) }),
  }),
  show: endpoint('GET /api/desk/drivers/{id}', {
    summary: 'One driver with the history, newest first.',
    access: 'driver.read',
    params,
    reply: z.object({ driver: Driver, history: z.array(DriverEntry) }),
    refusals: { DRIVER_NOT_FOUND: 404 },
  }),
  save: endpoint('PUT /api/desk/drivers/{id}', {
    summary:
      'Enters license, papers and weekly shifts of an account that has the role of a driver, or changes them. The same sent again changes nothing.',
    access: 'driver.manage',
    params,
    body: z.strictObject({
      /** 0 for a new driver. */
      version: z.int().check(z.minimum(0)),
      form: DriverForm,
    }),
    reply: z.object({ driver: Driver }),
    refusals: { ...saveRefusals, FILE_NOT_FOUND: 422 },
  }),
  act: endpoint('POST /api/desk/drivers/{id}/acts', {
    summary:
      'Changes the shifts of one day, notes or drops an absence, or notes that someone does not drive for us any more.',
    access: 'driver.manage',
    params,
    body: z.strictObject({ version: z.int().check(z.minimum(1)), act: DriverAct }),
    reply: z.object({ driver: Driver }),
    refusals: changedRefusals,
  }),
  own: endpoint('GET /api/drive/me', {
    summary: 'The caller as a driver: own papers, shifts and absences.',
    access: 'drive.manage',
    reply: z.object({ driver: OwnDriver }),
    refusals: { DRIVER_NOT_FOUND: 404 },
  }),
} as const;
