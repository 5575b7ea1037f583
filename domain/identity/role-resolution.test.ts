import { describe, expect, it, vi } from 'vitest';
import { resolveRole, roleHintsOfClaims } from './role-resolution.ts';

describe('the role shown', () => {
  const everything = {
    userMetadata: { role: 'admin', user_type: 'staff' },
    appMetadata: { role: 'staff', user_type: 'analyst' },
    profile: async () => ({ role: 'analyst' }),
  };

  it('comes from user metadata first, role before user_type, then app metadata', async () => {
    expect(await resolveRole(everything)).toBe('admin');
    expect(await resolveRole({ ...everything, userMetadata: { user_type: 'staff' } })).toBe('staff');
    expect(await resolveRole({ ...everything, userMetadata: {} })).toBe('staff');
    expect(
      await resolveRole({ ...everything, userMetadata: {}, appMetadata: { user_type: 'analyst' } }),
    ).toBe('analyst');
  });

  it('reads the profile only when the token contains no role', async () => {
    const profile = vi.fn(async () => ({ user_type: 'staff' }));
    expect(await resolveRole({ ...everything, profile })).toBe('admin');
    expect(profile).not.toHaveBeenCalled();
    expect(await resolveRole({ profile })).toBe('staff');
  });

  it('is customer when nothing is found, on any error, and for an unknown role', async () => {
    expect(await resolveRole({})).toBe('customer');
    expect(await resolveRole({ profile: () => Promise.reject(new Error('down')) })).toBe('customer');
    expect(await resolveRole({ userMetadata: { role: 'emperor' } })).toBe('customer');
  });

  it('comes from token claims: custom attributes, then the most powerful group', async () => {
    expect(await resolveRole(roleHintsOfClaims({ 'cognito:groups': ['customer', 'staff', 'admin'] }))).toBe(
      'admin',
    );
    expect(
      await resolveRole(roleHintsOfClaims({ 'custom:user_type': 'staff', 'cognito:groups': ['customer'] })),
    ).toBe('staff');
    expect(await resolveRole(roleHintsOfClaims({}))).toBe('customer');
  });
});
