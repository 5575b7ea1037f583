import { Html, html } from './html.ts';

/** An entry of the menu. */
export interface Section {
  readonly path: string;
  readonly title: string;
}

/** The console's own pages in the order of its menu. The app's pages follow. */
export const sections: readonly Section[] = [
  { path: '/local', title: 'Overview' },
  { path: '/local/mail', title: 'Mail' },
  { path: '/local/messages', title: 'Messages' },
  { path: '/local/events', title: 'Events' },
  { path: '/local/queues', title: 'Queues' },
  { path: '/local/tables', title: 'Tables' },
  { path: '/local/edge', title: 'Edge' },
  { path: '/local/functions', title: 'Functions' },
];

/** A page of the console with this content. `current` is its path. */
export const page = (menu: readonly Section[], current: string, content: Html): string => {
  const title = menu.find(({ path }) => path === current)?.title ?? '';
  const entries = menu.map(
    (section) =>
      html`<li><a href="${section.path}"${section.path === current ? new Html(' aria-current="page"') : ''}>${section.title}</a></li>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · Cloud at home</title>
<link rel="icon" href="/local/console.svg" type="image/svg+xml">
<link rel="stylesheet" href="/local/console.css">
<script src="/local/console.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<p class="brand"><a href="/local">Cloud at home</a></p>
<nav aria-label="Console"><ul>${entries}</ul></nav>
<p class="back"><a href="/">Open the site</a></p>
</header>
<main id="content" tabindex="-1">
<div class="title"><h1>${title}</h1><p class="fresh" aria-live="polite" hidden></p></div>
${content}
</main>
</body>
</html>
`.text;
};

/** A readable instant, to the second. The browser adds how long ago it was. */
export const instant = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.replace('T', ' ').replace(/(?:\.\d+)?Z$/, ' UTC')}</time>`;

/** The content of an empty section. */
export const empty = (headline: string, explanation: string): Html =>
  html`<div class="empty"><h2>${headline}</h2><p>${explanation}</p></div>`;

/** A count with its noun: `1 message`, `2 messages`. */
export const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** Long content that opens on demand. */
export const fold = (summary: Html | string, content: Html): Html =>
  html`<details><summary>${summary}</summary>${content}</details>`;

/** Unformatted text in a scrolling box that can have the keyboard focus. */
export const code = (label: string, text: string): Html =>
  html`<pre tabindex="0" role="group" aria-label="${label}">${text}</pre>`;
