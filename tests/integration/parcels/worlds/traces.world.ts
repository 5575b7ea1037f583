import type { Trace } from '#domain/parcels/trace/trace.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Answered } from '../../../support/call.ts';
import { ann, benchParcel, type ParcelsWorld, staff, ups } from './parcels.world.ts';

/** The search in an answer. */
export const traceIn = ({ status, body }: Answered): Trace => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body.trace ?? body) as Trace;
};

interface Shown {
  readonly trace: Trace;
  readonly shelves: readonly string[];
  readonly suspects: readonly { readonly code: string; readonly why: readonly string[] }[];
}

/** What is done with searches, in a world of parcels. */
export const tracesOf = (world: ParcelsWorld) => ({
  ask: (change: object = {}, as = ann) =>
    world.ask('POST /api/parcel-traces', {
      as,
      body: { id: newId(), tracking: ups, contents: 'Blue shoes', proof: [], ...change },
    }),
  own: async (as = ann) => (await world.ask('GET /api/parcel-traces', { as })).body.items as Trace[],
  show: async (reference: string): Promise<Shown> =>
    (await world.ask('GET /api/desk/parcel-traces/{reference}', { as: staff, params: { reference } }))
      .body as unknown as Shown,
  listed: async (state: string): Promise<readonly string[]> => {
    const { body } = await world.ask('GET /api/desk/parcel-traces', { as: staff, query: { state } });
    return (body.items as Trace[]).map(({ reference }) => reference);
  },
  post: (
    deed: string,
    reference: string,
    body: object,
    as: { userId: string; roles: (typeof staff)['roles'] } = staff,
  ) => world.ask(`POST /api/desk/parcel-traces/{reference}/${deed}`, { as, params: { reference }, body }),
  withdraw: (reference: string, version: number, as = ann) =>
    world.ask('POST /api/parcel-traces/{reference}/withdraw', {
      as,
      params: { reference },
      body: { version },
    }),
  received: async (change: Parameters<ParcelsWorld['receive']>[0] = {}) =>
    benchParcel(await world.receive(change)).code,
  told: async (type: string) =>
    (await world.events()).filter((event) => event.type === type).map(({ data }) => data),
});
