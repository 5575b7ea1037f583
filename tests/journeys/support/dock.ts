import type { Page } from '@playwright/test';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';

/** Makes and books a shipment of three pieces, as the wizard does. */
export const bookThree = (page: Page): Promise<string> =>
  page.evaluate(async (form) => {
    const token = Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1];
    const ask = async (path: string, body: object) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(body),
      });
      const said = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(said));
      return said as { shipment: { number: string; version: number; promise: { total: number } } };
    };
    const { departures } = (await (await fetch('/departures.json')).json()) as {
      departures: readonly { id: string; to: string; bookingCutoff: string }[];
    };
    const open = departures.filter(
      ({ to, bookingCutoff }) => to === 'GY' && Date.parse(bookingCutoff) > Date.now(),
    );
    const { shipment } = await ask('/api/shipments', { form });
    const { number, version, promise } = shipment;
    const departureId = open.at(-1)?.id;
    await ask(`/api/shipments/${number}/book`, { version, departureId, total: promise.total });
    return number;
  }, sampleForm);

/** A hand scanner types like a keyboard, faster than any person, and ends with Enter. */
export const wedge = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    [...code, 'Enter'],
  );
