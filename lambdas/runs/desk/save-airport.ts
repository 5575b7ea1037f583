import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { acceptBy, dockOf } from '#domain/runs/airport/flight-load.ts';
import { airportRun } from '#domain/runs/airport/planned.ts';
import type { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { changeRun } from '../change/change-run.ts';
import { readFacts } from '../facts.ts';
import { foundCrew } from '../fleet.ts';
import { answer, type SaveDeps } from './save-run.ts';

type SaveAirport = (typeof deskRunEndpoints)['saveAirport'];

/** Makes an airport run, or changes one. Its flight, its van and its driver are taken in one transaction. */
export const saveAirportRun =
  (deps: SaveDeps): UseCase<SaveAirport> =>
  async ({ params: { id }, body: { version, form }, caller, correlationId }) => {
    const result = await changeRun<EndpointRefusal<SaveAirport>>(deps, {
      id,
      by: caller.userId,
      correlationId,
      decide: async (before, now) => {
        const [crew, facts, setting, load] = await Promise.all([
          foundCrew(deps.fleet, form),
          readFacts(deps),
          deps.readSetting('flights'),
          deps.flightLoad(form.flight, now),
        ]);
        if (!crew.ok) return crew;
        return airportRun(
          before,
          { id, version, form, by: caller.userId, at: now.toISOString() },
          {
            ...facts,
            ...crew.value,
            load,
            dock: load && dockOf(load.flight, setting, deps.findZipCode),
            acceptBy: load && acceptBy(load.flight, setting),
          },
        );
      },
    });
    return result.ok ? answer(deps, result.value) : result;
  };
