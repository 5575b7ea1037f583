import { goodsLine } from '#domain/bookings/desk/words.ts';
import type { VisitToMake } from '#domain/runs/run.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';

/** What we pick up at a stop and which empty barrels we bring, line by line: `A 55-gallon barrel of 140 lb`, `Bring 2 × 55-gallon barrel, empty`. */
export const useGoodsLines = ({
  goods,
  barrels = [],
}: Pick<VisitToMake, 'goods' | 'barrels'>): readonly string[] => {
  const known = useSiteSettings().rateCards[0]?.card.barrels ?? [];
  const nameOf = (code: string): string => known.find((one) => one.code === code)?.name ?? 'barrel';
  return [
    ...goods.map((row) => goodsLine(row, known)),
    ...barrels.map(({ barrel, quantity }) => `Bring ${quantity} × ${nameOf(barrel)}, empty`),
  ];
};
