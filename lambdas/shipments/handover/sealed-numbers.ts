import type { Handover } from '#domain/shipments/handover/handover.ts';
import { masked } from '#domain/shipments/handover/papers-shown.ts';
import type { KeptKeys } from '../../runtime/secrets/kept-key.ts';
import { openText, sealText } from '../../runtime/secrets/sealed-text.ts';

type Kind = 'id' | 'tax' | 'ein';

const placeOf = (shipment: string, item: string, kind: Kind): string => `${shipment} ${item} ${kind}`;

/** The number, if this is the key that sealed it. */
const opened = (key: string, place: string, sealed: string): string | undefined => {
  try {
    return openText(key, place, sealed);
  } catch {
    return undefined;
  }
};

/** Seals and opens the numbers of who collected, and the EINs of senders. Each opens in its own item of its own shipment only. */
export const sealedNumbers = (keys: KeptKeys) => ({
  seal: async (
    shipment: string,
    item: string,
    kind: Kind,
    number: string,
  ): Promise<Handover['idNumber']> => ({
    sealed: sealText(await keys.newest(), placeOf(shipment, item, kind), number),
    shown: masked(number),
  }),
  open: async (
    shipment: string,
    item: string,
    kind: Kind,
    { sealed }: Handover['idNumber'],
  ): Promise<string> => {
    const place = placeOf(shipment, item, kind);
    const number = await keys.fitting((key) => opened(key, place, sealed));
    if (number === undefined) throw new Error(`No key of the stage opens the ${kind} number of ${item}.`);
    return number;
  },
});

export type SealedNumbers = ReturnType<typeof sealedNumbers>;
