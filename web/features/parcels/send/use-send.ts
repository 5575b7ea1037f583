import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { ShipmentFields } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { ApiError, messageOf, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { useActKey } from '#web/ui/forms/act/use-act-key.ts';
import { KEY } from '../use-parcels.ts';

/** The shipment that was made of a form and is not booked yet. */
interface Made {
  readonly number: string;
  readonly version: number;
  /** What it costs by the server, in cents. */
  readonly total: number;
  readonly form: string;
}

const madeOf = ({ number, version, promise }: Shipment, form: string): Made => ({
  number,
  version,
  total: promise.total,
  form,
});

const show = async (number: string): Promise<Shipment> =>
  (await api(shipmentEndpoints.show, { params: { number } })).shipment;

const changed = async ({ number, version }: Pick<Made, 'number' | 'version'>, form: ShipmentFields) =>
  (await api(shipmentEndpoints.change, { params: { number }, body: { version, form } })).shipment;

/** Makes the shipment, or changes the one that was made of an earlier form. Its parcels stay the same. */
const make = async (form: ShipmentFields, key: string, before: Made | undefined): Promise<Shipment> => {
  if (before !== undefined) return changed(before, form);
  try {
    return (await api(shipmentEndpoints.create, { headers: { 'idempotency-key': key }, body: { form } }))
      .shipment;
  } catch (error) {
    // An earlier press has made it, and its answer was lost.
    const refusal = refusalIn(error, shipmentEndpoints.create);
    if (refusal?.code !== 'KEY_USED') throw error;
    return changed(await show(refusal.details.number), form);
  }
};

const isBooked = ({ state }: Shipment): boolean => state !== 'DRAFT' && state !== 'CANCELLED';

/** Books it. Where the answer to an earlier press was lost, it is booked already. */
const book = async ({ number, version, total }: Made, departureId: string): Promise<void> => {
  try {
    await api(shipmentEndpoints.book, { params: { number }, body: { version, departureId, total } });
  } catch (error) {
    const code = error instanceof ApiError ? error.code : '';
    if (!['ALREADY_BOOKED', 'SHIPMENT_CHANGED'].includes(code) || !isBooked(await show(number))) throw error;
  }
};

const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status === UNREACHABLE
    ? 'We could not reach the server. Press the button again when you are back online; nothing is booked twice.'
    : messageOf(error);

/** Makes a shipment of the parcels and books it. Pressed again it goes on where it stopped, and never makes a second one. */
export const useSend = (onBooked: (number: string) => void) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [made, setMade] = useState<Made>();
  const underWay = useRef(false);
  const key = useActKey(false);
  const cache = useQueryClient();

  const run = async (form: ShipmentFields, departureId: string, shown: number): Promise<void> => {
    const text = JSON.stringify(form);
    const known = made?.form === text ? made : madeOf(await make(form, key.of(form), made), text);
    setMade(known);
    // Somebody agrees to a price that they have seen.
    if (known.total !== shown) throw new Error('The price has changed. Look at it, then press Book again.');
    await book(known, departureId);
    onBooked(known.number);
  };
  return {
    busy,
    failure,
    /** The shipment that is made holds its parcels until it is booked or canceled. */
    made,
    /** The price of the server for this form, where it is known. */
    totalOf: (form: ShipmentFields): number | undefined =>
      made?.form === JSON.stringify(form) ? made.total : undefined,
    send: async (form: ShipmentFields, departureId: string, shown: number): Promise<void> => {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      setFailure('');
      await run(form, departureId, shown).catch((error: unknown) => setFailure(failureOf(error)));
      await Promise.all(
        [[KEY], ['shipments'], ['departures']].map((queryKey) => cache.invalidateQueries({ queryKey })),
      );
      underWay.current = false;
      setBusy(false);
    },
  };
};
