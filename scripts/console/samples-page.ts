import { type ConsolePage, html } from 'home-cloud/console';
import { type NamedSample, readSamples } from '../seed/life/samples.ts';

/** Where one looks at a sample: as anyone, as its customer, as staff, as its receiver, and as whoever pays for it. */
const linksOf = ({
  kind,
  number,
  state,
  of,
  receiver,
  payer,
}: NamedSample): Readonly<Record<string, string>> => {
  switch (kind) {
    case 'shipment':
      return {
        tracking: `/tracking?number=${number}`,
        customer: `/dashboard/shipments/${number}`,
        staff: `/staff/shipments/${number}`,
        ...(receiver === undefined ? {} : { receiver }),
        ...(payer === undefined ? {} : { payer }),
      };
    case 'parcel':
      return {
        // Nobody's parcel is on nobody's page.
        ...(state === 'UNIDENTIFIED' ? {} : { customer: `/dashboard/mailbox/${number}` }),
        staff: `/staff/parcels/${number}`,
      };
    case 'pre-alert':
      return { customer: '/dashboard/mailbox', staff: '/staff/receiving' };
    case 'trace':
      return { customer: '/dashboard/mailbox/missing', staff: `/staff/parcel-traces/${number}` };
    case 'claim':
      return { customer: `/dashboard/shipments/${of}#claims`, staff: `/staff/claims/${number}` };
    case 'label':
      return { label: '/local/labels' };
    default:
      return { customer: `/dashboard/${kind}s/${number}`, staff: `/staff/${kind}s/${number}` };
  }
};

const row = (sample: NamedSample) => html`<article class="card"><h2>${sample.shows}</h2>
<p class="meta">${sample.kind} ${sample.number} of ${sample.email}</p>
<p>${Object.entries(linksOf(sample)).map(([who, to]) => html`<a href="${to}">${who}</a> `)}</p></article>`;

/** `/local/samples`, and the same for programs at `/local/api/samples`: a shipment, a booking and a parcel for each state, quotes, claims, pre-alerts, searches, and their links. */
export const samplesPage = (dataDir: string): ConsolePage => ({
  path: 'samples',
  title: 'Samples',
  data: () => ({ items: readSamples(dataDir).map((sample) => ({ ...sample, links: linksOf(sample) })) }),
  show: () =>
    html`<p>Invented shipments, bookings, quotes, claims and parcels in every state. Sign in as their owner with the password of the demo accounts. There are also <a href="/local/labels">labels to scan</a> and <a href="/local/order-mails">order mails to paste</a>.</p>
${readSamples(dataDir)
  .filter(({ kind }) => kind !== 'label')
  .map(row)}`,
});
