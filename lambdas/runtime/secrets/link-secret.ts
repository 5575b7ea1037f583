import { randomBytes } from 'node:crypto';

/** 128 random bits, in 22 characters that an address can have. */
export const newLinkSecret = (): string => randomBytes(16).toString('base64url');
