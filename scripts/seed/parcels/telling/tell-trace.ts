import type { OwnTrace } from '#domain/parcels/trace/trace.ts';
import type { SampleTrace } from '../samples/traces.ts';
import { askTrace } from './ask-trace.ts';
import type { Telling } from './telling.ts';
import { cameAt } from './times.ts';

const HOUR_MS = 3_600_000;

/** Has somebody ask for a parcel that they miss, and the desk search for it as far as its sample says. */
export const tellTrace = async (telling: Telling, sample: SampleTrace): Promise<OwnTrace> => {
  const { past, bench, staff, now } = telling;
  const { missed, daysAgo, searched, state, answer } = sample;
  const as = await telling.person(missed.owner);
  const asked = cameAt({ daysAgo, minute: 60 }, now);
  past.at(asked);
  const trace = await askTrace(telling, missed, as);
  if (trace.state !== 'OPEN') return trace;
  const params = { reference: trace.reference };
  let { version } = trace;
  past.at(new Date(Math.min(now.getTime(), asked.getTime() + 3 * HOUR_MS)));
  for (const shelf of searched) {
    const route = 'POST /api/desk/parcel-traces/{reference}/shelves';
    version = Number((await past.ask(route, { as: bench, params, body: { shelf } })).version);
  }
  if (state === 'NOT_HERE')
    await past.ask('POST /api/desk/parcel-traces/{reference}/not-here', {
      as: staff,
      params,
      body: { version, text: answer },
    });
  if (state === 'WITHDRAWN')
    await past.ask('POST /api/parcel-traces/{reference}/withdraw', { as, params, body: { version } });
  return trace;
};
