import { dollars } from '../kernel/money.ts';
import type { Quote } from './quote.ts';

/** What a quote costs, in dollars: `About $630.00` until our desk has looked at a large or heavy piece, for then it is an estimate. */
export const totalInWords = ({
  status,
  offer: { total },
}: Pick<Quote, 'status'> & { readonly offer: Pick<Quote['offer'], 'total'> }): string =>
  status === 'DRAFT' ? `About ${dollars(total)}` : dollars(total);
