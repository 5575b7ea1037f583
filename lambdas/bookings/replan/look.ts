import type { EventOf } from '#events/envelope.ts';
import type { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import { publishedSchedule } from '../../departures/index.ts';
import { each, goOnWith, runOf } from '../../runtime/aggregate/process.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { storesOf, storeVariables } from '../stores.ts';
import { type LookProcess, lookProcesses } from './look-process.ts';
import { type LookDeps, lookThrough } from './look-through.ts';
import { readRules } from './read-rules.ts';

export const variables = { ...storeVariables, DEPARTURES_TABLE: required };

/** The settings that slots follow from. */
const concerning: readonly EventOf<typeof SettingsChangedV1>['data']['part'][] = ['schedule', 'brand'];

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

const dependencies = (env: EnvOf<typeof variables>, given: Given): LookDeps => {
  const { client, log } = given;
  const { SETTINGS_TABLE: settings, DEPARTURES_TABLE: departures } = env;
  const stores = storesOf(env, given);
  return {
    ...stores,
    readSchedule: publishedSchedule(client, departures, stores.readSetting),
    readRules: readRules(client, { settings, departures }, log),
  };
};

/** What a change of the schedule, of a holiday or of a flight means for bookings. */
export const wire = (env: EnvOf<typeof variables>, given: Given) => {
  const deps = dependencies(env, given);
  const processes = lookProcesses(given.client, env.BOOKINGS_TABLE);
  const goOn = goOnWith<LookProcess>({ look: { mark: lookThrough(deps) } }, (process) =>
    processes.finish(process, deps.clock()),
  );
  /** Looks through all bookings anew: every event says the same, so their order and repetition do not matter. */
  const look = async ({ correlationId }: { readonly correlationId: string }, request: JobRequest) => {
    const process: LookProcess = { kind: 'look', by: 'system', at: deps.clock().toISOString() };
    // Somebody who began at the same moment looks at the same things.
    if (await processes.begin(process)) await goOn(process, runOf(request, correlationId));
  };
  return {
    /** Goes on with what an event has begun. */
    everything: async (request: JobRequest): Promise<{ readonly marked: number }> => {
      const run = runOf(request, deps.newId());
      let marked = 0;
      await each(await processes.open(), run, async (process) => {
        marked += await goOn(process, run);
        return true;
      });
      return { marked };
    },
    settingsChanged: async (event: EventOf<typeof SettingsChangedV1>, request: JobRequest): Promise<void> => {
      if (concerning.includes(event.data.part)) await look(event, request);
    },
    /** A flight has another day or cutoff, or does not fly. */
    flightChanged: look,
  };
};
