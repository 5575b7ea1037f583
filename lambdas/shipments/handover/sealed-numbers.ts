import type { Handover } from '#domain/shipments/handover/handover.ts';
import { masked } from '#domain/shipments/handover/papers-shown.ts';
import type { KeptKeys } from '../../runtime/secrets/kept-key.ts';
import { openText, sealText } from '../../runtime/secrets/sealed-text.ts';

type Kind = 'id' | 'tax';

const placeOf = (shipment: string, handover: string, kind: Kind): string => `${shipment} ${handover} ${kind}`;

/** The number, if this is the key that sealed it. */
const opened = (key: string, place: string, sealed: string): string | undefined => {
  try {
    return openText(key, place, sealed);
  } catch {
    return undefined;
  }
};

/** Seals and opens the numbers of who collected. Each opens in its own handover only. */
export const sealedNumbers = (keys: KeptKeys) => ({
  seal: async (
    shipment: string,
    handover: string,
    kind: Kind,
    number: string,
  ): Promise<Handover['idNumber']> => ({
    sealed: sealText(await keys.newest(), placeOf(shipment, handover, kind), number),
    shown: masked(number),
  }),
  open: async (
    shipment: string,
    handover: string,
    kind: Kind,
    { sealed }: Handover['idNumber'],
  ): Promise<string> => {
    const place = placeOf(shipment, handover, kind);
    const number = await keys.fitting((key) => opened(key, place, sealed));
    if (number === undefined) throw new Error(`No key of the stage opens the ${kind} number of ${handover}.`);
    return number;
  },
});

export type SealedNumbers = ReturnType<typeof sealedNumbers>;
