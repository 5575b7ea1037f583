import * as z from 'zod/mini';
import { isOpenStop } from '../lifecycle.ts';
import { Run, Stop } from '../run.ts';

/** A stop as its driver sees it. Whom to call is there as long as something is to be done. */
export const OwnStop = z.object({
  ...z.omit(Stop, { position: true, phone: true, told: true }).shape,
  phone: z.optional(z.string()),
});
export type OwnStop = z.infer<typeof OwnStop>;

/** A run as its driver sees it: on the phone, before the yard is left, and offline. */
export const OwnRun = z.object({
  ...z.pick(Run, {
    id: true,
    version: true,
    day: true,
    state: true,
    vehicleId: true,
    hours: true,
    lunch: true,
    miles: true,
    startedAt: true,
    endedAt: true,
    because: true,
    airport: true,
  }).shape,
  stops: z.array(OwnStop),
});
export type OwnRun = z.infer<typeof OwnRun>;

/** What the driver of a run sees of it. The street of somebody whose stop has ended is not needed any more, and neither is their number. */
export const ownRun = (run: Run): OwnRun =>
  OwnRun.parse({
    ...run,
    stops: run.stops.map(({ phone, place, ...stop }) => {
      if (isOpenStop(stop.state)) return { ...stop, place, phone };
      const { street: _street, access: _access, ...area } = place;
      return { ...stop, place: area };
    }),
  });
