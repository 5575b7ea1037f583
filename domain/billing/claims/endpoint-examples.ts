import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { sampleClaim } from '../testing/sample-claim.ts';
import { sampleInvoice } from '../testing/sample-invoice.ts';
import { type Claim, ownClaim } from './claim.ts';
import type { claimEndpoints } from './endpoints.ts';
import { added, answered, denied, moved, offered, type Stepped, settled, withdrawn } from './lifecycle.ts';

const { reference, shipment, kind, pieces, story, worth, photos } = sampleClaim;
const params = { reference };
const form = {
  id: '019a1d3c-0000-7000-8000-000000000092',
  shipment,
  kind,
  pieces,
  story,
  worth,
  photos,
};
const said = { how: 'PHONE', who: 'Sample Sender' } as const;
const by = 'admin-1';
const at = '2026-12-03T15:00:00.000Z';
const text = 'The lid was not closed well at our dock. We pay for the rice cooker.';
const after = (result: Stepped | ReturnType<typeof added>): Claim => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const act = (claim: Claim, who = by) => ({ version: claim.version, by: who, at });

const known = after(moved(sampleClaim, 'acknowledged', act(sampleClaim)));
const withOffer = after(offered(known, { ...act(known), sum: 12_000, text }) as Stepped);
const agreed = after(answered(withOffer, 'accepted', act(withOffer, sampleClaim.ownerId)) as Stepped);
const credited = { credit: 12_000, invoice: sampleInvoice.number };
const paid = after(settled(agreed, { ...act(agreed), ...credited }) as Stepped);

const addition = {
  id: '019a1d3c-0000-7000-8000-000000000093',
  text: 'The cooker as it came out of the barrel.',
  photos: ['019a1d3c-0000-7000-8000-000000000094'],
};
const withMore = after(added(sampleClaim, { ...addition, by: sampleClaim.ownerId, at }));
const takenBack = after(withdrawn(sampleClaim, act(sampleClaim, sampleClaim.ownerId)));

const today = {
  windows: [
    { kind: 'DAMAGE', pieces: [{ n: 1, lastDay: sampleClaim.lastDay }] },
    { kind: 'DELAY', pieces: [], closed: 'The last day to report this was Mon, Nov 30.' },
    { kind: 'LOSS', pieces: [], closed: 'You can report this when goods have left and do not come.' },
  ],
} as const;
const goods = {
  insured: true,
  declaredValue: sampleClaim.cover,
  pieces: [{ n: 1, kind: 'BARREL' as const, thousandthsLb: 200_000 }],
};
const windows = today.windows.map((window) => ({ ...window, pieces: [...window.pieces] }));

/** One claim from its report to its payment. */
export const claimExamples: EndpointExamples<typeof claimEndpoints> = {
  claims: { query: { shipment }, reply: { windows, goods, claims: [ownClaim(sampleClaim)] } },
  fileClaim: { body: form, reply: ownClaim(sampleClaim) },
  answerOffer: {
    params,
    body: { version: withOffer.version, answer: 'accepted' },
    reply: ownClaim(agreed),
  },
  addToClaim: { params, body: addition, reply: ownClaim(withMore) },
  withdrawClaim: { params, body: { version: 1 }, reply: ownClaim(takenBack) },
  deskClaims: { query: { limit: 25, show: 'open' }, reply: { items: [sampleClaim] } },
  deskClaimsOf: { params: { shipment }, reply: { windows, goods, claims: [sampleClaim] } },
  deskClaim: {
    params,
    reply: {
      claim: agreed,
      goods: 'Marva’s barrel and 2 boxes',
      sender: 'Sample Sender',
      declaredValue: 40_000,
      invoice: { number: sampleInvoice.number, creditable: 33_000 },
    },
  },
  fileDeskClaim: {
    body: { ...form, said },
    reply: { ...sampleClaim, acts: [{ what: 'filed', by, at, said }] },
  },
  moveClaim: { params, body: { version: 1, step: 'acknowledged' }, reply: known },
  offerClaim: { params, body: { version: known.version, sum: 12_000, text }, reply: withOffer },
  answerForCaller: {
    params,
    body: { version: withOffer.version, answer: 'accepted', said },
    reply: agreed,
  },
  addForCaller: { params, body: { ...addition, said }, reply: withMore },
  withdrawForCaller: { params, body: { version: 1, said }, reply: takenBack },
  denyClaim: {
    params,
    body: { version: known.version, text: 'The photo shows the damage before it came to us.' },
    reply: after(denied(known, { ...act(known), text: 'The photo shows the damage before it came to us.' })),
  },
  settleClaim: { params, body: { version: agreed.version, credit: 12_000 }, reply: paid },
};
