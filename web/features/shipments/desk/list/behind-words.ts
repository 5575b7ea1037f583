import { hasFlown } from '#domain/shipments/lifecycle.ts';
import { countedPieces } from '#domain/shipments/next-step/goods-words.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';

/**
 * What of a shipment is still here after the rest has left, and when it flies: `1 piece still here, flies Fri, Dec 4`. A piece whose
 * flight has left without it is on none. Empty where everything is together.
 */
export const behindWords = (
  { pieces, departureId: own }: Pick<ShipmentSummary, 'pieces' | 'departureId'>,
  dayOf: (departureId: string) => string,
): string => {
  const counted = countedPieces(pieces);
  const left = counted.filter((piece) => !hasFlown(piece));
  if (left.length === counted.length) return '';
  const gone = counted.filter(hasFlown).map(({ departureId = own }) => departureId);
  return [...Map.groupBy(left, ({ departureId = own }) => departureId)]
    .map(([flight, those]) => {
      const [many, fly] = those.length === 1 ? ['1 piece', 'flies'] : [`${those.length} pieces`, 'fly'];
      const isNone = flight === undefined || gone.includes(flight);
      return `${many} still here, ${isNone ? 'on no flight yet' : `${fly} ${dayOf(flight)}`}`;
    })
    .join('; ');
};
