// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { tokenOfLink } from './link-token.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('a token leaves the address, and the tab has it after a reload', () => {
  history.replaceState({ kept: 1 }, '', '/pay?paid#INV-1.secret');
  expect(tokenOfLink('pay')).toBe('INV-1.secret');
  expect([location.pathname, location.search, location.hash]).toEqual(['/pay', '?paid', '']);
  expect(history.state).toEqual({ kept: 1 });
  expect(tokenOfLink('pay')).toBe('INV-1.secret');
});

test('another link in the same tab takes its place, and each page has its own', () => {
  history.replaceState(null, '', '/pay#INV-1.secret');
  tokenOfLink('pay');
  history.replaceState(null, '', '/pay#INV-2.other');
  expect(tokenOfLink('pay')).toBe('INV-2.other');
  expect(tokenOfLink('collect')).toBe('');
});

test('a tab without storage keeps the token where it is, so that a reload works', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  history.replaceState(null, '', '/collect#ABC.secret');
  expect(tokenOfLink('collect')).toBe('ABC.secret');
  expect(location.hash).toBe('#ABC.secret');
  expect(tokenOfLink('collect')).toBe('ABC.secret');
});
