import { amount, type Figure } from '../harness/figure.ts';
import { prices } from '../prices/us-east-1.ts';
import { sumOf } from '../support/cost-model.ts';
import { payThrough } from '../support/money/pay-through.ts';
import { dollarsOf } from '../support/shipment-life/model.ts';

export const figure: Figure = {
  name: 'money-dollars',
  measures: 'Modelled AWS dollars for the invoice, the card payment and all messages of one shipment',
  unit: '$',
  direction: 'lower',
  reach: 0.01,
  aim: 0.005,
  value: amount,
  repeats: 1,
  how: `The shipment of \`shipment-dollars\` is billed, its owner looks at the invoice and pays it by card at the simulated provider, a receipt goes to whoever paid, and its sender is told by mail and by WhatsApp what has happened, with a day between two happenings.
Counted is what comes on top of its life: requests, calls, read and write units, events and mails, in the same model. What Meta and AWS take for a WhatsApp message, and Stripe for a payment, is not in it; the former stands
beside it.`,
  prepare: async () => {
    const { costs, heard, letters, texts } = await payThrough();
    const mails = letters.sender + letters.payer;
    const dollars = { ...dollarsOf(costs, heard), mails: mails * prices.ses.mail };
    const { message, metaToGuyana, metaToUnitedStates } = prices.whatsApp;
    return {
      ours: async () => sumOf(dollars),
      details: async () => [
        ...Object.entries(dollars).map(([what, value]) => ({ what, value: `$${value.toFixed(6)}` })),
        { what: 'mails and WhatsApp messages', value: `${mails} and ${texts}` },
        {
          what: 'fees for the WhatsApp messages, to Guyana and to the United States',
          value: `$${(texts * (message + metaToGuyana)).toFixed(4)} and $${(texts * (message + metaToUnitedStates)).toFixed(4)}`,
        },
        { what: 'events', value: `${heard.events}, heard by ${heard.calls + heard.queued} calls` },
        { what: 'listeners', value: `${heard.read} read and ${heard.written} write units` },
      ],
      close: async () => undefined,
    };
  },
};
