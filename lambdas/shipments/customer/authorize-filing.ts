import { idsOf } from '#domain/kernel/person/person-id.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { authorizationWords } from '#domain/shipments/export/authorization.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { type ChangeDeps, changeShipment, refused } from '../change/change-shipment.ts';
import { entryOf, nextVersion } from '../change/next-version.ts';
import { shipmentChanged } from '../change/refusals.ts';
import type { SealedNumbers } from '../handover/sealed-numbers.ts';
import type { EinItems } from '../store/ein-items.ts';

interface Deps extends ChangeDeps {
  readonly eins: EinItems;
  readonly numbers: SealedNumbers;
  readonly readSetting: ReadSetting;
}

/** Why there is nothing to sign; undefined when there is. */
const nothingToSign = (shipment: Shipment) => {
  if (shipment.eei.status === 'FILED')
    return refuse('FILED_ALREADY', 'The export is filed already, so this can no longer change.', {
      shipment,
    });
  return shipment.eei.status === 'EXEMPT' || isClosed(shipment.state)
    ? refuse('NO_FILING_NEEDED', 'This shipment needs no export filing.', { shipment })
    : undefined;
};

/** Whether they have signed with this name and this EIN. */
const isAsSigned = async (
  { eins, numbers }: Deps,
  { number, authorization }: Shipment,
  { ein, name }: { readonly ein: string; readonly name: string },
): Promise<boolean> => {
  const sealed = authorization?.name === name ? await eins.find(number) : undefined;
  return sealed !== undefined && (await numbers.open(number, 'sender', 'ein', sealed)) === ein;
};

/**
 * Keeps the sender's EIN, sealed, with what they signed, and clears the hold that asked for it. Until the export is filed, they can
 * do it again to correct it. The same twice is once.
 */
export const authorizeFiling =
  (deps: Deps): UseCase<typeof shipmentEndpoints.authorizeFiling> =>
  async ({ params: { number }, body: { version, ein, name }, caller, correlationId }) =>
    changeShipment(deps, {
      number,
      ownerIds: idsOf(caller),
      by: caller.userId,
      correlationId,
      decide: async (before, now, origin) => {
        if (before.version === version + 1 && (await isAsSigned(deps, before, { ein, name })))
          return { done: before };
        if (before.version !== version) return refused(shipmentChanged(before));
        const refusal = nothingToSign(before);
        if (refusal) return refused(refusal);
        const [sealed, brand] = await Promise.all([
          deps.numbers.seal(number, 'sender', 'ein', ein),
          deps.readSetting('brand'),
        ]);
        const at = now.toISOString();
        const words = authorizationWords(brand.name);
        const holds = before.holds.filter(({ kind }) => kind !== 'EIN_MISSING');
        const after = nextVersion(
          before,
          { authorization: { ein: sealed.shown, name, at, words }, holds },
          at,
        );
        return {
          deed: {
            after,
            history: [entryOf('export-authorized', at, origin, { note: words })],
            also: [deps.eins.put(number, sealed)],
          },
        };
      },
    });
