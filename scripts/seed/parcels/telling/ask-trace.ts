import type { OwnTrace } from '#domain/parcels/trace/trace.ts';
import { idOf } from '../../life/id-of.ts';
import type { Person } from '../../life/past-cloud.ts';
import { trackingOf } from '../samples/numbers.ts';
import type { SampleParcel } from '../samples/sample-parcel.ts';
import type { Telling } from './telling.ts';

/** The search that somebody asks for who misses a parcel, once for each sample. */
export const askTrace = async (
  { past }: Pick<Telling, 'past'>,
  { shows, carrier, bought: { store, lines } }: Pick<SampleParcel, 'shows' | 'carrier' | 'bought'>,
  as: Person,
  proof: readonly string[] = [],
): Promise<OwnTrace> => {
  const { trace } = await past.ask('POST /api/parcel-traces', {
    as,
    body: {
      id: idOf(`search for ${shows}`),
      tracking: trackingOf(carrier, shows),
      store,
      contents: lines.map(({ what, quantity }) => `${quantity} x ${what}`).join(', '),
      proof,
    },
  });
  return trace as OwnTrace;
};
