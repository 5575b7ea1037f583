import { isPersonId } from '../kernel/person/person-id.ts';
import type { Quote } from './quote.ts';

/** Whether a quote is in an account. Those of guests and of people without an account are opened by a link of an e-mail. */
export const isInAccount = ({ ownerId }: Pick<Quote, 'ownerId'>): boolean =>
  ownerId !== undefined && !isPersonId(ownerId);
