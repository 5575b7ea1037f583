import type { Handover } from '#domain/shipments/handover/handover.ts';
import { masked } from '#domain/shipments/handover/papers-shown.ts';
import type { Key } from '../../runtime/secrets/house-key.ts';
import { openText, sealText } from '../../runtime/secrets/sealed-text.ts';

type Kind = 'id' | 'tax';

const placeOf = (shipment: string, handover: string, kind: Kind): string => `${shipment} ${handover} ${kind}`;

/** Seals and opens the numbers of who collected. Each opens in its own handover only. */
export const sealedNumbers = (key: Key) => ({
  seal: async (
    shipment: string,
    handover: string,
    kind: Kind,
    number: string,
  ): Promise<Handover['idNumber']> => ({
    sealed: sealText(await key(), placeOf(shipment, handover, kind), number),
    shown: masked(number),
  }),
  open: async (
    shipment: string,
    handover: string,
    kind: Kind,
    { sealed }: Handover['idNumber'],
  ): Promise<string> => openText(await key(), placeOf(shipment, handover, kind), sealed),
});

export type SealedNumbers = ReturnType<typeof sealedNumbers>;
