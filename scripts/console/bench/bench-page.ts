import { type ConsolePage, count, empty, type Html, html, instant } from 'home-cloud/console';
import { labelPicture } from './label-picture.ts';
import type { Printed, SimulatedPrinter } from './printer.ts';
import type { SimulatedScale } from './scale.ts';

/** The devices of one bench. */
export interface BenchDevices {
  readonly scale: SimulatedScale;
  readonly printer: SimulatedPrinter;
}

const act = (name: string, words: string): Html => html`<button name="act" value="${name}">${words}</button>`;

const scaleForm = (scale: SimulatedScale): Html => html`<form method="post" class="filter">
<label for="lb">Pounds</label> <input id="lb" name="lb" inputmode="decimal" size="6" value="5.35">
<button class="primary" name="act" value="put">Put it on the scale</button></form>
<form method="post" class="filter">${act('clear', 'Take it off')}
${scale.isHeld() ? act('still', 'Let it stand still') : act('hold', 'Keep it moving')}
${act('overload', 'Put too much on it')}
${scale.isOn() ? act('off', 'Switch the scale off') : act('on', 'Switch the scale on')}</form>`;

const printedRow = ({ at, label }: Printed): Html =>
  html`<article class="card"><p class="meta">${instant(at)}</p>${labelPicture(label)}</article>`;

const page = ({ scale, printer }: BenchDevices): Html => {
  const labels = printer.printed();
  return html`<p>A scale and a label printer without the hardware, for <a href="/staff/receiving">the bench where parcels are received</a>. They speak the bytes of real ones, through the ports of the browser, and the bench does not know the difference.</p>
<p><button id="use" class="primary" aria-pressed="false">Use the simulated scale and printer in this browser</button></p>
<p id="how" class="meta">They are off in this browser.</p>
<h2>Scale</h2>
<p>Now: <strong id="shows" aria-live="polite">${scale.shows()}</strong>.</p>
${scaleForm(scale)}
<h2>Label printer</h2>
<form method="post" class="filter">${printer.hasPaper() ? act('no-paper', 'Take the paper out') : act('paper', 'Put paper in')} <span>${printer.hasPaper() ? 'It has paper.' : 'It has no paper.'}</span></form>
<div id="labels">${labels.length === 0 ? empty('No label yet', 'Labels that the bench prints come out here.') : html`<p class="count">${count(labels.length, 'label')}, the last first</p>${labels.map(printedRow)}`}</div>
<script src="/local/bench.js" defer></script>`;
};

const pounds = (form: URLSearchParams): number | undefined => {
  const text = form.get('lb')?.trim() ?? '';
  return /^-?\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : undefined;
};

const acts: Readonly<Record<string, (devices: BenchDevices, form: URLSearchParams) => void>> = {
  put: ({ scale }, form) => {
    const lb = pounds(form);
    if (lb !== undefined) scale.put(lb);
  },
  clear: ({ scale }) => scale.put(0),
  hold: ({ scale }) => scale.hold(true),
  still: ({ scale }) => scale.hold(false),
  overload: ({ scale }) => scale.put(999),
  off: ({ scale }) => scale.switch(false),
  on: ({ scale }) => scale.switch(true),
  'no-paper': ({ printer }) => printer.load(false),
  paper: ({ printer }) => printer.load(true),
  print: ({ printer }, form) => printer.print(form.get('zpl') ?? ''),
};

/**
 * `/local/bench`: the simulated scale and label printer. It stands apart from `/local/dock`, whose scanner acts through the API in the
 * name of a person: these are devices of the browser, which asks for their state several times a second.
 */
export const benchPage = (devices: BenchDevices): ConsolePage => ({
  path: 'bench',
  title: 'Bench',
  data: () => ({
    scale: devices.scale.shows(),
    hasPaper: devices.printer.hasPaper(),
    labels: devices.printer
      .printed()
      .map(({ at, label }) => ({ at, texts: label.texts.map(({ text }) => text) })),
  }),
  show: () => page(devices),
  submit: (form) => {
    const name = form.get('act') ?? '';
    if (Object.hasOwn(acts, name)) acts[name]?.(devices, form);
  },
});
