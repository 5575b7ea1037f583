import { hkdfSync } from 'node:crypto';

/** Secrets of the forms, each for one purpose. */
export interface EnquirySecrets {
  /** Signs challenges. */
  readonly challenge: string;
  /** Signs what the work for a challenge brings to light. */
  readonly solution: string;
  /** Turns network addresses into something that can be counted and leads nowhere. */
  readonly sender: string;
}

/** Derives them from the one secret that every HTTP function has; none of them tells anything about it or each other. */
export const derivedSecrets = (originSecret: string): EnquirySecrets => {
  const secretFor = (purpose: string): string =>
    Buffer.from(hkdfSync('sha256', originSecret, '', `skybarrel enquiries ${purpose}`, 32)).toString('hex');
  return { challenge: secretFor('challenge'), solution: secretFor('solution'), sender: secretFor('sender') };
};
