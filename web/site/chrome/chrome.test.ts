import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenActivated } from '#web/ui/time/when-activated.ts';
import { layOutSections } from './lay-out.ts';
import { watchLogo } from './logo.ts';
import { watchMenus } from './menus.ts';

const SESSION = 'CognitoIdentityServiceProvider.client.somebody.accessToken';
const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden;

beforeEach(() => {
  document.body.innerHTML = `
    <a data-signed-out href="/auth/login">Sign In</a>
    <div data-signed-in hidden>My Account</div>
    <details data-menu open><summary>Menu</summary><a href="#there">There</a></details>
    <img src="/logo.svg" alt="">`;
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(document, 'prerendering');
});

test('a signed-in user sees the account instead of Sign In', () => {
  localStorage.setItem(SESSION, 'somebody');
  watchMenus();
  expect([isHidden('[data-signed-out]'), isHidden('[data-signed-in]')]).toEqual([true, false]);
});

test('a page from the back-forward cache shows Sign In after signing out', () => {
  localStorage.setItem(SESSION, 'somebody');
  watchMenus();
  localStorage.clear();
  dispatchEvent(new Event('pageshow'));
  expect([isHidden('[data-signed-out]'), isHidden('[data-signed-in]')]).toEqual([false, true]);
});

test.each([
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['a press elsewhere', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a link that was followed', () => document.querySelector<HTMLElement>('details a')?.click()],
])('%s closes the menu', (_, act) => {
  watchMenus();
  act();
  expect(document.querySelector('details')?.open).toBe(false);
});

test('a logo that cannot be loaded is replaced by a PNG', () => {
  watchLogo();
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/logo.png');
});

test('a visible page starts at once, and a prerendered page starts once when it is activated', () => {
  const act = vi.fn();
  whenActivated(act);
  expect(act).toHaveBeenCalledTimes(1);
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  whenActivated(act);
  expect(act).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(act).toHaveBeenCalledTimes(2);
});

test.each(['navigate', 'back_forward'])('every section and the footer are laid out after %s', (type) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  document.body.innerHTML =
    '<main><section>1</section><div><section>2</section></div></main><footer></footer>';
  layOutSections();
  const left = () =>
    document.querySelectorAll('section:not([data-laid-out]), footer:not([data-laid-out])').length;
  // The place to which people return needs the real heights before the browser has a moment.
  expect(left()).toBe(type === 'navigate' ? 3 : 0);
  vi.runAllTimers();
  expect(left()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
