import type { Claim } from '#domain/billing/claims/claim.ts';
import { type ClaimStep, canStep } from '#domain/billing/claims/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { idOf } from '../life/id-of.ts';
import type { PastCloud, Person } from '../life/past-cloud.ts';
import { sendReleasedFile } from '../life/send-file.ts';
import { photoOf } from '../parcels/telling/pictures.ts';
import type { SampleClaim } from './sample-claims.ts';

const HOUR_MS = 3_600_000;
/** So long after the last thing that happened to the goods they are reported. */
const REPORTED_AFTER_MS = 3 * HOUR_MS;
/** So much time is between what is done with a claim. */
const STEP_MS = 2 * HOUR_MS;

interface Makes {
  readonly past: PastCloud;
  readonly admin: Person;
  readonly owner: Person;
  readonly now: Date;
}

/** Drawn photos of what was damaged, sent by whoever claims it. */
const photosOf = async (
  { past, owner }: Makes,
  { shows, photos }: SampleClaim,
  number: string,
): Promise<readonly string[]> => {
  const sent: string[] = [];
  const box = {
    shows,
    carrier: 'UPS',
    label: 'UNREADABLE',
    sides: { length: 18, width: 18, height: 18, unit: 'in' },
  } as const;
  for (let side = 0; side < photos; side += 1)
    sent.push(
      await sendReleasedFile(past, owner, {
        purpose: 'CLAIM_PHOTO',
        subject: { kind: 'shipment', id: number },
        contentType: 'image/jpeg',
        bytes: await photoOf({ ...box, condition: side % 2 === 0 ? 'DAMAGED' : 'WET' }, side),
        words: `claim photo ${side} of ${shows}`,
      }),
    );
  return sent;
};

/** Where each step is done, and with what. */
const callOf = ({ reference, version }: Claim, step: ClaimStep, { offer = 0, answer = '' }: SampleClaim) => {
  const desk = 'POST /api/desk/books/claims/{reference}';
  const params = { reference };
  switch (step) {
    case 'offered':
      return { route: `${desk}/offer`, params, body: { version, sum: offer, text: answer } };
    case 'denied':
      return { route: `${desk}/deny`, params, body: { version, text: answer } };
    case 'settled':
      return {
        route: `${desk}/settle`,
        params,
        body: { version, credit: 0, paid: { method: 'CHECK', reference: 'SAMPLE-1042' } },
      };
    case 'acknowledged':
    case 'looked-into':
      return { route: `${desk}/steps`, params, body: { version, step } };
    default:
      return {
        route: 'POST /api/invoices/claims/{reference}/answer',
        params,
        body: { version, answer: step },
      };
  }
};

const ownSteps: readonly ClaimStep[] = ['accepted', 'declined', 'withdrawn'];

/** Makes a claim as its owner reports it, and does with it what the sample tells. What an interrupted run has made is found again. */
export const makeClaim = async (makes: Makes, sample: SampleClaim, number: string): Promise<Claim> => {
  const { past, admin, owner, now } = makes;
  const { kind, pieces, story, worth, steps } = sample;
  const photos = await photosOf(makes, sample, number);
  past.at(now);
  const params = { number };
  const { shipment } = await past.ask('GET /api/desk/shipments/{number}', { as: admin, params });
  const lastAt = (shipment as Shipment).pieces
    .map(({ at = '' }) => at)
    .toSorted()
    .at(-1);
  let time = Date.parse(lastAt ?? now.toISOString()) + REPORTED_AFTER_MS;
  const tick = (): void => {
    past.at(new Date(Math.min(time, now.getTime())));
    time += STEP_MS;
  };
  tick();
  const form = { id: idOf(`claim ${sample.shows}`), shipment: number, kind, pieces, story, worth, photos };
  let claim = (await past.ask('POST /api/invoices/claims', { as: owner, body: form })) as unknown as Claim;
  for (const step of steps) {
    // Done by a run that was interrupted.
    if (!canStep(claim, step)) continue;
    tick();
    const { route, ...asked } = callOf(claim, step, sample);
    const as = ownSteps.includes(step) ? owner : admin;
    claim = (await past.ask(route, { as, ...asked })) as unknown as Claim;
  }
  past.at(now);
  return claim;
};
