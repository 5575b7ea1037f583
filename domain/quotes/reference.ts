import { referenceKind } from '../kernel/reference.ts';

/** References of quotes: `QTE-7K3M9Q`. */
export const quoteReference = referenceKind('QTE');
