import { useMemo } from 'react';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import type { Estimate, EstimateLine } from '#domain/quotes/estimate.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import { check } from '#web/price-form/draft/check.ts';
import type { Draft } from '#web/price-form/draft/draft.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';

/** The whole price of goods with their pickup, as far as both are typed. `miles`: how far away they are; undefined where we do not come. */
export const usePrice = (
  { price: draft }: { readonly price: Draft },
  rateCard: CustomerCard,
  miles: number | undefined,
) => {
  const { capabilities } = useSiteSettings();
  const towns = capabilities.destinations[draft.to].deliveryTowns;
  return useMemo(() => {
    const { request, issues } = check(draft, rateCard.card, { miles, towns });
    // The area of the ZIP code may have tolls.
    const pickupZip = miles === undefined ? {} : { pickupZip: draft.zip.trim() };
    const answer = request && estimate({ ...request, ...pickupZip }, rateCard);
    return { issues, goods: request?.goods, price: answer?.ok ? answer.value : undefined };
  }, [draft, rateCard, miles, towns]);
};

/** Its lines. Empty barrels are sold as picked up at the dock; here they may come with the van. */
export const linesOf = ({ lines }: Estimate, comeWithVan: boolean): readonly EstimateLine[] =>
  lines.map((line) =>
    line.code === 'empty-barrel' && comeWithVan ? { ...line, text: line.text.replace(/,.*$/, '') } : line,
  );
