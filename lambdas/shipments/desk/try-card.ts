import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { tried } from '#domain/shipments/trial/trial.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { ReadSetting } from '../../settings/index.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import { closedPartition } from '../store/shipment-rows.ts';

interface Deps {
  readonly list: Pick<ShipmentList, 'inPartition'>;
  readonly readSetting: ReadSetting;
  /** A rate card by its version. */
  readonly rateCard: (version: number) => Promise<PublishedRateCard>;
}

/** The cards of some versions, each read once. */
const cardsOf = async (
  rateCard: Deps['rateCard'],
  versions: readonly number[],
): Promise<ReadonlyMap<number, PublishedRateCard>> =>
  new Map(
    await Promise.all(
      [...new Set(versions)].map(async (version) => [version, await rateCard(version)] as const),
    ),
  );

/** Prices a page of the shipments that closed in a month by a rate card that nobody has published, beside their own. */
export const tryCard =
  ({ list, readSetting, rateCard }: Deps): UseCase<typeof shipmentEndpoints.tryCard> =>
  async ({ query, body: { month, card } }) =>
    answerPage(`trial:${month}`, query, async (page) => {
      const [{ items, ...rest }, { destinations }] = await Promise.all([
        list.inPartition(closedPartition(month), page),
        readSetting('capabilities'),
      ]);
      const own = await cardsOf(
        rateCard,
        items.map(({ promise }) => promise.rateCardVersion),
      );
      return {
        ...rest,
        items: items.flatMap((shipment) => {
          const version = own.get(shipment.promise.rateCardVersion);
          return (version && tried(shipment, version, card, destinations[shipment.to].deliveryTowns)) ?? [];
        }),
      };
    });
