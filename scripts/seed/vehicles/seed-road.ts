import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { idOf } from '../life/id-of.ts';
import type { PastCloud, Person } from '../life/past-cloud.ts';
import { driversOf } from './sample-drivers.ts';
import { sampleVehicles } from './sample-vehicles.ts';

interface Makes {
  readonly past: PastCloud;
  readonly dispatch: Person;
  readonly person: (email: string) => Promise<Person>;
  readonly now: Date;
}

/** Vehicles and drivers, entered by dispatch through the use cases. What is there already, from a start that was interrupted, is left alone. */
export const seedRoad = async ({ past, dispatch: as, person, now }: Makes): Promise<void> => {
  const today = newYorkDay(now);
  const isThere = async (route: string, id: string): Promise<boolean> =>
    (await past.answer(route, { as, params: { id } })).status === 200;
  for (const { shows, form, miles } of sampleVehicles(today)) {
    const id = idOf(`vehicle ${shows}`);
    if (await isThere('GET /api/desk/vehicles/{id}', id)) continue;
    await past.ask('PUT /api/desk/vehicles/{id}', { as, params: { id }, body: { version: 0, form, miles } });
  }
  for (const { shows, email, form, away } of driversOf(today)) {
    const params = { id: (await person(email)).userId };
    if (!(await isThere('GET /api/desk/drivers/{id}', params.id)))
      await past.ask('PUT /api/desk/drivers/{id}', { as, params, body: { version: 0, form } });
    if (away === undefined) continue;
    const from = addDays(today, away.inDays);
    const absence = {
      id: idOf(`absence of ${shows}`),
      from,
      to: addDays(from, away.days - 1),
      kind: 'VACATION',
    };
    const act = { kind: 'ADD_ABSENCE', absence };
    await past.ask('POST /api/desk/drivers/{id}/acts', { as, params, body: { version: 1, act } });
  }
};
