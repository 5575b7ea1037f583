import { type ConsolePage, type Html, html } from 'home-cloud/console';
import type { SampleMail } from '#domain/parcels/order-mail/testing/sample.ts';
import { orderMails } from '../../seed/parcels/samples/order-mails.ts';

const mailCard = ({ title, mail }: SampleMail): Html =>
  html`<article class="card"><h2>${title}</h2><p><textarea readonly rows="14" cols="34" aria-label="${title}">
${mail}</textarea></p></article>`;

/** `/local/order-mails`: mails of stores to paste where a customer announces a parcel. */
export const orderMailsPage: ConsolePage = {
  path: 'order-mails',
  title: 'Order mails',
  data: () => ({ items: orderMails.map(({ title, mail }) => ({ title, mail })) }),
  show: () =>
    html`<p>Invented mails in the layouts of stores. Copy one and paste it at <a href="/dashboard/mailbox/announce">Announce a parcel</a>.</p>${orderMails.map(mailCard)}`,
};
