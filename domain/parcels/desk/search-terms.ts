import { codeEndOf, distinctTexts, searchable, searchWithCode } from '../../kernel/search.ts';
import { isHere } from '../lifecycle.ts';
import type { Parcel } from '../parcel.ts';

/** The number of an order as a search for it begins: of one without letters, its digits alone. */
const orderTerm = (typed: string): string => {
  const order = searchable(typed);
  return /[a-z]/.test(order) ? order : order.replace(/\D/g, '');
};

/**
 * The search terms of a parcel that is here: its code, its tracking number and others on it, that of the order, of the mailbox and of the booked shipment, from
 * their beginning and their end. A shipment that is only being made has none here, for it locks many parcels in one transaction. What has left is found by a whole code or tracking number.
 */
export const searchTerms = ({
  code,
  state,
  tracking = '',
  otherNumbers = [],
  mailbox = '',
  declaration,
  shipment,
}: Pick<
  Parcel,
  'code' | 'state' | 'tracking' | 'otherNumbers' | 'mailbox' | 'declaration' | 'shipment'
>): readonly string[] => {
  if (!isHere(state)) return [];
  const number = state === 'PACKED' ? (shipment?.number ?? '') : '';
  const { orderNumber = '' } = declaration;
  return distinctTexts([
    searchable(code),
    codeEndOf(code),
    searchable(tracking),
    tracking === '' ? '' : codeEndOf(tracking),
    ...otherNumbers.flatMap((one) => [searchable(one), codeEndOf(one)]),
    mailbox,
    orderTerm(orderNumber),
    // One with letters and digits is found from its end, where a search looks first.
    orderNumber === '' ? '' : codeEndOf(orderNumber),
    searchable(number),
    number === '' ? '' : codeEndOf(number),
  ]);
};

/** Reads what staff typed: a code, a tracking number, that of a mailbox, an order or a shipment, or the end of one. */
export const parcelSearch = searchWithCode;
