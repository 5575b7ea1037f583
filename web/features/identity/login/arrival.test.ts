import { describe, expect, it } from 'vitest';
import { returnQuery } from '#domain/identity/return-url.ts';
import { destinationOf, returningBy } from './arrival.ts';

describe('arriving at the login page', () => {
  it('leads to returnUrl, else to the dashboard', () => {
    expect(destinationOf('?returnUrl=%2Fbooking')).toBe('/booking');
    expect(destinationOf('')).toBe('/dashboard');
    expect(destinationOf('?returnUrl=')).toBe('/dashboard');
  });

  it('leads to the page that the guard sent somebody from', () => {
    const asked = '/customer/profile?tab=2#top';
    expect(destinationOf(returnQuery(asked))).toBe(asked);
    expect(returnQuery('/dashboard')).toBe('');
  });

  it('leads to no other address', () => {
    expect(destinationOf('?returnUrl=//evil.example')).toBe('/dashboard');
    expect(destinationOf('?returnUrl=/auth/login')).toBe('/dashboard');
    expect(returnQuery('//evil.example')).toBe('');
  });

  it('passes on the destination, but no other query parameter', () => {
    const returnUrl = '/shipping-calculator?to=GY&g=1B55x140';
    const handedOn = returningBy(`?email=ann%40example.com&returnUrl=${encodeURIComponent(returnUrl)}`);
    expect([...new URLSearchParams(handedOn)]).toEqual([['returnUrl', returnUrl]]);
    expect(destinationOf(handedOn)).toBe(returnUrl);
    expect(returningBy('?email=ann%40example.com')).toBe('');
  });
});
