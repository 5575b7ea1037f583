import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-url.ts';

describe('the path after signing in', () => {
  it.each([
    '/customer/profile',
    '/dashboard?tab=1#top',
    '/dashboard/shipments/abc%20d',
    '/booking?next=https://x.y',
  ])('is the requested one: %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'dashboard',
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%252f/evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/%09/evil.example',
    ' /dashboard',
    '/\n/evil.example',
    'javascript:alert(1)',
    '/javascript:alert(1)\u0000',
    '/a/..//evil.example',
    '/../auth/login',
    '/%2e%2e/auth/login',
    '/auth/login',
    '/auth/login?returnUrl=/auth/login',
    '/AUTH/login',
    '/%61uth/login',
    '/auth',
    '/%',
    '/%E0%A4%A',
    `/${'a'.repeat(3000)}`,
  ])('is the dashboard instead of %j', (asked) => {
    expect(safeReturnPath(asked)).toBe('/dashboard');
  });

  it('never leaves this origin, whatever was requested', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%25',
      ':',
      '@',
      '.',
      '..',
      '\t',
      'evil.example',
      'https',
      '?',
      '#',
      'a',
    );
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 12 }), (asked) => {
        const target = new URL(safeReturnPath(asked), 'https://here.example');
        expect(target.origin).toBe('https://here.example');
        expect(target.pathname).not.toMatch(/^\/\//);
      }),
      { numRuns: 2000 },
    );
  });
});
