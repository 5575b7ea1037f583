import { beforeEach, expect, test } from 'vitest';
import { notePlace } from './keep-place.ts';

const shape = `
  <a href="#screen">Skip</a>
  <nav aria-label="Main"><a href="/contact">Contact</a></nav>
  <details><summary aria-label="Menu">Menu</summary><nav aria-label="Menu"><a href="/contact">Contact</a></nav></details>
  <main id="screen" tabindex="-1">Loading</main>`;

let container: HTMLElement;
const focus = (selector: string) => container.querySelector<HTMLElement>(selector)?.focus();
/** Puts other elements of the same kind in the place of the shape. */
const replace = () => {
  const goBack = notePlace(container);
  container.innerHTML = shape.replace('Loading', 'The screen');
  goBack();
};

beforeEach(() => {
  document.body.innerHTML = '';
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = shape;
});

test.each(['a[href="#screen"]', 'nav[aria-label="Menu"] a', 'summary', '#screen'])(
  'who was at %s is there again',
  (selector) => {
    container.querySelector('details')?.setAttribute('open', '');
    focus(selector);
    replace();
    expect(document.activeElement).toBe(container.querySelector(selector));
  },
);

test('a menu that was open is open', () => {
  container.querySelector('details')?.setAttribute('open', '');
  replace();
  expect(container.querySelector('details')?.open).toBe(true);
});

test('who was nowhere stays nowhere', () => {
  replace();
  expect(document.activeElement).toBe(document.body);
  expect(container.querySelector('details')?.open).toBe(false);
});
