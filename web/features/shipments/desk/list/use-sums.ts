import { dollars } from '#domain/kernel/money.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { KEY } from '../use-desk-shipments.ts';
import type { Question } from './question.ts';

const AGAIN_MS = 60_000;

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What all shipments of a question come to: `of 113: 310 pieces, 21,400 lb, $84,120.00 charged`. Undefined for a search, and while it is not known. */
export const useSums = ({ search, order, ...query }: Question): string | undefined => {
  const { data } = useReply(
    [KEY, 'sums', query],
    deskShipmentEndpoints.deskSums,
    { query },
    { enabled: search === undefined, refetchInterval: AGAIN_MS },
  );
  if (data === undefined) return undefined;
  const { shipments, pieces, thousandthsLb, total, pricedElsewhere = 0, isPart } = data;
  const pounds = Math.round(thousandthsLb / 1000).toLocaleString('en-US');
  const of = `${isPart ? 'more than ' : ''}${shipments.toLocaleString('en-US')}`;
  const elsewhere =
    pricedElsewhere === 0
      ? ''
      : ` (without ${counted(pricedElsewhere, 'shipment', 'shipments')} whose price is counted with another flight)`;
  const goods = `${counted(pieces, 'piece', 'pieces')}, ${pounds} lb${query.departure === undefined ? '' : ' on this flight'}`;
  return `of ${of}: ${goods}, ${dollars(total)} charged${elsewhere}`;
};
