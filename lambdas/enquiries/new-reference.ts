import { randomBytes } from 'node:crypto';
import { enquiryReference } from '#domain/enquiries/reference.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';

/** A random reference. The store refuses one that is taken. */
export const randomReference = (): string => enquiryReference.of(randomBytes(REFERENCE_BYTES));
