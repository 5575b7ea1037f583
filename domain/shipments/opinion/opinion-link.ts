import { readLinkToken } from '../handover/receiver-link.ts';

/** Where the page is. What stands behind the `#` opens it. */
export const OPINION_PATH = '/how-was-it';

/** What is signed: a signature made for anything else fits no link. */
export const signedText = (number: string): string => `opinion ${number}`;

/** The link of a letter, below the address of the site. */
export const opinionPath = (token: string): string => `${OPINION_PATH}#${token}`;

/** The parts of what stands behind the `#`, which has the shape of a receiver's link; undefined for anything else. */
export const readOpinionToken = readLinkToken;
