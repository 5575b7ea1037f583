import { createHash } from 'node:crypto';
import { type Claim, type ClaimForm, claimReference, ownClaim } from '#domain/billing/claims/claim.ts';
import type { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { type FilingRefusal, fileClaim } from '#domain/billing/claims/file-claim.ts';
import type { ClaimedGoods } from '#domain/billing/claims/windows.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import { dockClosedDays, promisedBy } from '#domain/parcels/trace/promised.ts';
import type { Said } from '#domain/shipments/caller/said.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { FileReader } from '../../files/index.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { type ClaimDeps, claimEvent, havePhotos, noSuchPhoto } from './change-claim.ts';
import type { ClaimStore } from './claim-store.ts';

export interface FileClaimDeps extends ClaimDeps {
  readonly claims: ClaimDeps['claims'] & Pick<ClaimStore, 'ofShipment'>;
  readonly readFile: FileReader;
  /** A shipment with everything that happened to its pieces. */
  readonly shipmentWithEvents: (
    number: string,
  ) => Promise<{ readonly shipment: Shipment; readonly events: ClaimedGoods['events'] } | undefined>;
  readonly readSetting: ReadSetting;
}

export const noSuchShipment = () =>
  refuse('SHIPMENT_NOT_FOUND', 'There is no shipment with this number here.');

/** The reference that follows from the id of a form, so that the same form sent twice is one claim. */
const referenceOf = (id: string): string =>
  claimReference.of(createHash('sha256').update(id.toLowerCase()).digest().subarray(0, 8));

/** Until when we say that we have it, by the hours and holidays in the settings. */
const promiseAt = async ({ readSetting }: Pick<FileClaimDeps, 'readSetting'>, now: Date): Promise<string> => {
  const [{ hours }, schedule] = await Promise.all([readSetting('brand'), readSetting('schedule')]);
  return promisedBy(now, hours, dockClosedDays(schedule)).toISOString();
};

type AnyFilingRefusal = FilingRefusal | Refusal<'SHIPMENT_NOT_FOUND' | 'FILE_NOT_FOUND'>;

interface Asked {
  readonly form: ClaimForm;
  /** Set for a customer: shipments under other ids are not found. */
  readonly ownerIds?: readonly string[];
  readonly by: string;
  readonly said?: Said;
  readonly correlationId: string;
}

/** Reports a claim, once for each id of a form, for the customer and for the desk by the same rules. */
const file = async (
  deps: FileClaimDeps,
  { form, ownerIds, by, said, correlationId }: Asked,
): Promise<Result<Claim, never, AnyFilingRefusal>> => {
  const { claims, shipmentWithEvents, clock, newId, pause } = deps;
  const goods = await shipmentWithEvents(form.shipment);
  if (goods === undefined || !(ownerIds?.includes(goods.shipment.ownerId) ?? true)) return noSuchShipment();
  const reference = referenceOf(form.id);
  const now = clock();
  const acknowledgeBy = await promiseAt(deps, now);
  return changing<readonly Claim[], Claim, Claim, AnyFilingRefusal>(
    `The claim ${reference}`,
    {
      read: () => claims.ofShipment([goods.shipment.ownerId], form.shipment),
      write: (claim) => claims.write(claim, claimEvent(claim, { newId, correlationId })),
    },
    async (earlier) => {
      const first = earlier.find((claim) => claim.reference === reference);
      if (first !== undefined) return { done: first };
      const filed = fileClaim({ reference, form, goods, earlier, acknowledgeBy, by, said, now });
      if (!filed.ok) return filed;
      if (!(await havePhotos(deps.readFile, form, now))) return noSuchPhoto();
      return { change: filed.value, answer: filed.value };
    },
    { pause },
  );
};

/** The caller reports damage, loss or delay of their own shipment. */
export const fileOwnClaim =
  (deps: FileClaimDeps): UseCase<typeof claimEndpoints.fileClaim> =>
  async ({ body: form, caller, correlationId }) => {
    const filed = await file(deps, { form, ownerIds: idsOf(caller), by: caller.userId, correlationId });
    return filed.ok ? ok(ownClaim(filed.value)) : filed;
  };

/** The desk reports it for somebody who called. */
export const fileClaimForCaller =
  (deps: FileClaimDeps): UseCase<typeof claimEndpoints.fileDeskClaim> =>
  ({ body: { said, ...form }, caller: { userId: by }, correlationId }) =>
    file(deps, { form, said, by, correlationId });
