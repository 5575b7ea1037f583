import { type ConsolePage, html } from 'home-cloud/console';
import { type NamedSample, readSamples } from '../seed/life/samples.ts';

/** Where one looks at a sample: as anyone, as its customer, as staff, as its receiver, and as whoever pays for it. */
const linksOf = ({ kind, number, receiver, payer }: NamedSample): Readonly<Record<string, string>> =>
  kind === 'shipment'
    ? {
        tracking: `/tracking?number=${number}`,
        customer: `/dashboard/shipments/${number}`,
        staff: `/staff/shipments/${number}`,
        ...(receiver === undefined ? {} : { receiver }),
        ...(payer === undefined ? {} : { payer }),
      }
    : { customer: `/dashboard/${kind}s/${number}`, staff: `/staff/${kind}s/${number}` };

const row = (sample: NamedSample) => html`<article class="card"><h2>${sample.shows}</h2>
<p class="meta">${sample.kind} ${sample.number} of ${sample.email}</p>
<p>${Object.entries(linksOf(sample)).map(([who, to]) => html`<a href="${to}">${who}</a> `)}</p></article>`;

/** `/local/samples`, and the same for programs at `/local/api/samples`: a shipment and a booking for each state, quotes, and their links. */
export const samplesPage = (dataDir: string): ConsolePage => ({
  path: 'samples',
  title: 'Samples',
  data: () => ({ items: readSamples(dataDir).map((sample) => ({ ...sample, links: linksOf(sample) })) }),
  show: () =>
    html`<p>Invented shipments, bookings and quotes in every state. Sign in as their owner with the password of the demo accounts.</p>
${readSamples(dataDir).map(row)}`,
});
