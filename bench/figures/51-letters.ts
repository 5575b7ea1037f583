import { amount, type Figure } from '../harness/figure.ts';
import { payThrough } from '../support/money/pay-through.ts';

export const figure: Figure = {
  name: 'letters',
  measures: 'Letters to the sender of one shipment without trouble, prepaid, with its receipt',
  unit: 'letters',
  direction: 'lower',
  reach: 6,
  repeats: 1,
  value: amount,
  how: `The shipment of \`money-dollars\`: booked, brought, screened, flown, landed, released, ready, delivered to the door, with a day between two happenings, paid by card. Each letter that the mail service gets for its sender
is counted. Beside it: those to who paid, and WhatsApp messages to the sender.`,
  prepare: async () => {
    const { letters, texts } = await payThrough();
    return {
      ours: async () => letters.sender,
      details: async () => [
        { what: 'letters to who paid', value: `${letters.payer}` },
        { what: 'WhatsApp messages to the sender', value: `${texts}` },
      ],
      close: async () => undefined,
    };
  },
};
