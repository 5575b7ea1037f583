import type { KnownShipper, ShipperOrder } from '#domain/identity/shipper/known-shipper.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { PastCloud, Person } from './past-cloud.ts';

type Step = Pick<ShipperOrder, 'status' | 'ref' | 'expiresOn' | 'reason'>;

/** Papers that were handed in. */
const asked: Step = { status: 'PENDING', reason: 'Sample: the papers came by e-mail' };
const knownFor = (ref: string, now: Date, days: number): Step => ({
  status: 'KNOWN',
  ref,
  expiresOn: addDays(newYorkDay(now), days),
  reason: 'Sample: visited, and the papers are complete',
});

/** Three businesses: one is known for years, one has to be renewed this month, and the papers of one are being checked. */
const samples = (now: Date): Readonly<Record<string, readonly Step[]>> => ({
  'devon.braithwaite.sample@example.test': [asked, knownFor('KS-SAMPLE-1', now, 600)],
  'curtis.larose.sample@example.test': [asked, knownFor('KS-SAMPLE-2', now, 20)],
  'joylyn.defreitas.sample@example.test': [asked],
});

/** Records of known shippers, made by the use case. One that has a record already is left alone. */
export const makeShippers = async (
  past: PastCloud,
  documents: Person,
  person: (email: string) => Promise<Person>,
  now: Date,
): Promise<void> => {
  for (const [email, steps] of Object.entries(samples(now))) {
    const params = { userId: (await person(email)).userId };
    const { shipper } = await past.ask('GET /api/known-shippers/{userId}', { as: documents, params });
    const { version } = shipper as KnownShipper;
    for (const [at, step] of [...steps.entries()].slice(version))
      await past.ask('POST /api/known-shippers/{userId}', {
        as: documents,
        params,
        body: { id: newId(), version: at, ...step },
      });
  }
};
