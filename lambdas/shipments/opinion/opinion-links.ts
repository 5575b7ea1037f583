import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkToken } from '#domain/shipments/handover/receiver-link.ts';
import { opinionPath, readOpinionToken, signedText } from '#domain/shipments/opinion/opinion-link.ts';
import type { KeyFor } from '../../runtime/secrets/house-key.ts';

/** 128 bits: half of the signature, which nobody can guess either. */
const SIGNED_BYTES = 16;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The links by which senders say how it was. They are signed and kept nowhere, so that a letter that is sent again has the same link,
 * and whoever reads the table opens nothing. A new house key ends all of them.
 */
export const opinionLinks = (keyFor: KeyFor) => {
  const key = keyFor('opinion-links');
  const secretOf = async (number: string): Promise<string> =>
    createHmac('sha256', await key())
      .update(signedText(number))
      .digest()
      .subarray(0, SIGNED_BYTES)
      .toString('base64url');
  return {
    /** The path of the page for a shipment, with what opens it behind the `#`: for the letter to its sender alone. */
    pathOf: async (number: string): Promise<string> => opinionPath(linkToken(number, await secretOf(number))),
    /** The shipment of a token; undefined for a forged one. */
    numberIn: async (token: string): Promise<string | undefined> => {
      const read = readOpinionToken(token);
      if (read === undefined) return undefined;
      return isSame(read.secret, await secretOf(read.number)) ? read.number : undefined;
    },
  };
};

export type OpinionLinks = ReturnType<typeof opinionLinks>;
