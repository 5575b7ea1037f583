import { type ConsolePage, empty, type Html, html } from 'home-cloud/console';
import { bars, qr } from '#domain/papers/barcodes/rectangles.ts';
import { shelfCode } from '#domain/parcels/bench/shelf-code.ts';
import { type NamedSample, readSamples } from '../../seed/life/samples.ts';
import { sampleShelves } from '../../seed/parcels/samples/labels.ts';
import { barcodePicture } from './barcode-picture.ts';

const codes = (text: string): Html =>
  html`<p>${barcodePicture(qr(text), 4)}</p><p>${barcodePicture(bars(text), 2, 60)}</p><p><code>${text}</code></p>`;

const labelCard = ({ shows, number, label = {} }: NamedSample): Html =>
  html`<article class="card"><h2>${shows}</h2>
<p>${label.name ?? 'No name that can be read'}<br>${label.mailbox === undefined ? 'No mailbox' : `Mailbox ${label.mailbox}`}</p>
${codes(number)}</article>`;

const shelfCard = (shelf: string): Html =>
  html`<article class="card"><h2>Shelf ${shelf}</h2>${codes(shelfCode(shelf))}</article>`;

const ownCard = ({ shows, number, email }: NamedSample): Html =>
  html`<article class="card"><h2>Our own label</h2><p class="meta">${shows}, of ${email}</p>${codes(number)}</article>`;

const labelsIn = (dataDir: string) => {
  const samples = readSamples(dataDir);
  return {
    labels: samples.filter(({ kind }) => kind === 'label'),
    own: samples.filter(({ kind, state }) => kind === 'parcel' && state === 'IN_STORAGE').slice(0, 1),
  };
};

/** `/local/labels`: labels of carriers, of shelves and of a parcel, for a camera or a hand scanner at the bench. */
export const labelsPage = (dataDir: string): ConsolePage => ({
  path: 'labels',
  title: 'Labels',
  data: () => ({ ...labelsIn(dataDir), shelves: sampleShelves.map(shelfCode) }),
  show: () => {
    const { labels, own } = labelsIn(dataDir);
    if (labels.length === 0)
      return empty('No labels yet', 'They are there when the samples of parcels are made.');
    return html`<p>Hold them in front of a camera or a hand scanner at <a href="/staff/receiving">the bench</a>, or copy the text below a code. Each has both kinds of barcode; read name and mailbox as you would read them on a box.</p>
${labels.map(labelCard)}${sampleShelves.map(shelfCard)}${own.map(ownCard)}`;
  },
});
