import { describe, expect, it } from 'vitest';
import { destinationOf, knownEmail, returningBy } from './arrival.ts';

const from = {
  pathname: '/customer/profile',
  search: '?tab=2',
  hash: '#top',
  state: { email: 'ann@example.com' },
};

describe('arriving at the login page', () => {
  it('goes to returnUrl first, then to where one came from, then to the dashboard', () => {
    expect(destinationOf({ search: '?returnUrl=%2Fbooking', state: { from } })).toBe('/booking');
    expect(destinationOf({ search: '', state: { from } })).toBe('/customer/profile?tab=2#top');
    expect(destinationOf({ search: '', state: null })).toBe('/dashboard');
  });

  it('takes an empty returnUrl for none', () => {
    expect(destinationOf({ search: '?returnUrl=', state: { from } })).toBe('/customer/profile?tab=2#top');
  });

  it('goes nowhere else', () => {
    expect(destinationOf({ search: '?returnUrl=//evil.example', state: { from } })).toBe('/dashboard');
    expect(destinationOf({ search: '', state: { from: { pathname: '/auth/login' } } })).toBe('/dashboard');
    expect(destinationOf({ search: '', state: { from: 'nonsense' } })).toBe('/dashboard');
  });

  it('fills in the e-mail address that the page before knew', () => {
    expect(knownEmail({ state: { email: 'bo@example.com' } })).toBe('bo@example.com');
    expect(knownEmail({ state: { from } })).toBe('ann@example.com');
    expect(knownEmail({ state: null })).toBe('');
  });

  it('hands on where one wants to go, and nothing else of the query', () => {
    const returnUrl = '/shipping-calculator?to=GY&g=1B55x140';
    const search = `?email=ann%40example.com&returnUrl=${encodeURIComponent(returnUrl)}`;
    const handedOn = returningBy({ search, state: null });
    expect([...new URLSearchParams(handedOn)]).toEqual([['returnUrl', returnUrl]]);
    expect(destinationOf({ search: handedOn, state: null })).toBe(returnUrl);
    expect(returningBy({ search: '?email=ann%40example.com', state: null })).toBe('');
  });

  it('hands on the page that the guard sent somebody from', () => {
    expect(destinationOf({ search: returningBy({ search: '', state: { from } }), state: null })).toBe(
      '/customer/profile?tab=2#top',
    );
  });
});
