import { type ConsolePage, type Html, html } from 'home-cloud/console';
import { bars, qr } from '#domain/papers/barcodes/rectangles.ts';
import { dockActs } from '#domain/shipments/dock/acts.ts';
import { pieceCode, readPieceCode } from '#domain/shipments/piece-code.ts';
import type { LabelToScan, SimulatedDevices, Used } from './devices.ts';
import { barcodePicture } from './parcels/barcode-picture.ts';

const THOUSANDTHS = 1000;

const codeOf = ({ number, n }: LabelToScan): string => pieceCode(number, n);

const option = (label: LabelToScan): Html =>
  html`<option value="${codeOf(label)}">${label.number} piece ${label.n} of ${label.of}: ${label.state.toLowerCase().replaceAll('_', ' ')}, ${label.thousandthsLb / THOUSANDTHS} lb</option>`;

const labelCard = (
  label: LabelToScan,
): Html => html`<article class="card"><h2>${label.number} piece ${label.n} of ${label.of}</h2>
<p class="meta">${label.shows}</p>
<p>${barcodePicture(qr(codeOf(label)), 4)} ${barcodePicture(bars(codeOf(label)), 2, 60)}</p>
<p><code>${codeOf(label)}</code></p></article>`;

const usedRow = ({ at, what, answer }: Used): Html =>
  html`<li>${at.slice(11, 19)} UTC: ${what}. ${answer}</li>`;

const page = (labels: readonly LabelToScan[], used: readonly Used[]): Html =>
  html`<p>A hand scanner and a scale without the hardware, and labels to hold in front of a camera. What they do goes through the product’s own functions in the name of the demo account of the warehouse; look at <a href="/staff/dock">the dock</a> or at the shipment after it. The scale and the label printer of the bench are <a href="/local/bench">on their own page</a>.</p>
<form method="post" class="filter"><label for="label">Label</label> <select id="label" name="label">${labels.map(option)}</select>
<label for="act">The scanner says</label> <select id="act" name="act">${dockActs.map((act) => html`<option>${act}</option>`)}</select>
<button class="primary" name="device" value="scanner">Scan</button>
<label for="lb">The scale shows, in pounds</label> <input id="lb" name="lb" inputmode="decimal" size="8">
<button name="device" value="scale">Weigh</button></form>
${used.length === 0 ? '' : html`<h2>Done</h2><ol>${used.map(usedRow)}</ol>`}
<h2>Labels of the samples that have not left</h2>
${labels.length === 0 ? html`<p>There are none: the samples are not made yet, or have all left.</p>` : labels.map(labelCard)}`;

/** `/local/dock`: a simulated scanner and scale, and the labels of the samples. */
export const dockPage = (devices: () => Promise<SimulatedDevices>): ConsolePage => ({
  path: 'dock',
  title: 'Dock',
  data: async () => {
    const { labels, used } = await devices();
    return { labels: await labels(), used: used() };
  },
  show: async () => {
    const { labels, used } = await devices();
    return page(await labels(), used());
  },
  submit: async (form) => {
    const named = readPieceCode(form.get('label') ?? '');
    if (named?.n === undefined) return;
    const { scan, weigh } = await devices();
    const { number, n } = named;
    if (form.get('device') === 'scale') return weigh(number, n, Number(form.get('lb')) || 0);
    return scan(number, n, dockActs.find((one) => one === form.get('act')) ?? 'CHECK_IN');
  },
});
