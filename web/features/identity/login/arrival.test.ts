import { describe, expect, it } from 'vitest';
import { destinationOf, knownEmail, returningBy } from './arrival.ts';

const from = {
  pathname: '/customer/profile',
  search: '?tab=2',
  hash: '#top',
  state: { email: 'ann@example.com' },
};

describe('arriving at the login page', () => {
  it('leads to returnUrl, else to the previous page, else to the dashboard', () => {
    expect(destinationOf({ search: '?returnUrl=%2Fbooking', state: { from } })).toBe('/booking');
    expect(destinationOf({ search: '', state: { from } })).toBe('/customer/profile?tab=2#top');
    expect(destinationOf({ search: '', state: null })).toBe('/dashboard');
  });

  it('treats an empty returnUrl as absent', () => {
    expect(destinationOf({ search: '?returnUrl=', state: { from } })).toBe('/customer/profile?tab=2#top');
  });

  it('leads to no other address', () => {
    expect(destinationOf({ search: '?returnUrl=//evil.example', state: { from } })).toBe('/dashboard');
    expect(destinationOf({ search: '', state: { from: { pathname: '/auth/login' } } })).toBe('/dashboard');
    expect(destinationOf({ search: '', state: { from: 'nonsense' } })).toBe('/dashboard');
  });

  it('has the e-mail address of the previous page', () => {
    expect(knownEmail({ state: { email: 'bo@example.com' } })).toBe('bo@example.com');
    expect(knownEmail({ state: { from } })).toBe('ann@example.com');
    expect(knownEmail({ state: null })).toBe('');
  });

  it('passes on the destination, but no other query parameter', () => {
    const returnUrl = '/shipping-calculator?to=GY&g=1B55x140';
    const search = `?email=ann%40example.com&returnUrl=${encodeURIComponent(returnUrl)}`;
    const handedOn = returningBy({ search, state: null });
    expect([...new URLSearchParams(handedOn)]).toEqual([['returnUrl', returnUrl]]);
    expect(destinationOf({ search: handedOn, state: null })).toBe(returnUrl);
    expect(returningBy({ search: '?email=ann%40example.com', state: null })).toBe('');
  });

  it('passes on the page of the guard', () => {
    expect(destinationOf({ search: returningBy({ search: '', state: { from } }), state: null })).toBe(
      '/customer/profile?tab=2#top',
    );
  });
});
