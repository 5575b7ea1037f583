import { referenceKind } from '../kernel/reference.ts';

/** References of enquiries: `ENQ-7K3M9Q`. */
export const enquiryReference = referenceKind('ENQ');
