import { describe, expect, it, vi } from 'vitest';
import { resolveRoles, roleHintsOfClaims, shownRoles } from './role-resolution.ts';

describe('the roles shown', () => {
  const everything = {
    userMetadata: { role: 'admin', user_type: 'staff' },
    appMetadata: { role: 'staff', user_type: 'analyst' },
    profile: async () => ({ role: 'analyst' }),
  };

  it('come from user metadata first, role before user_type, then app metadata', async () => {
    expect(await resolveRoles(everything)).toEqual(['admin']);
    expect(await resolveRoles({ ...everything, userMetadata: { user_type: 'staff' } })).toEqual(['staff']);
    expect(await resolveRoles({ ...everything, userMetadata: {} })).toEqual(['staff']);
    expect(
      await resolveRoles({ ...everything, userMetadata: {}, appMetadata: { user_type: 'analyst' } }),
    ).toEqual(['analyst']);
  });

  it('come from the profile only when the token contains none', async () => {
    const profile = vi.fn(async () => ({ user_type: 'staff' }));
    expect(await resolveRoles({ ...everything, profile })).toEqual(['admin']);
    expect(profile).not.toHaveBeenCalled();
    expect(await resolveRoles({ profile })).toEqual(['staff']);
    const several = async () => ({ role: 'staff', roles: ['billing', 'staff'] });
    expect(await resolveRoles({ profile: several })).toEqual(['staff', 'billing']);
  });

  it('are customer when nothing is found, on any error, and for an unknown role', async () => {
    expect(await resolveRoles({})).toEqual(['customer']);
    expect(await resolveRoles({ profile: () => Promise.reject(new Error('down')) })).toEqual(['customer']);
    expect(await resolveRoles({ userMetadata: { role: 'emperor' } })).toEqual(['customer']);
    expect(await resolveRoles({ appMetadata: { roles: ['emperor'] } })).toEqual(['customer']);
  });

  it('come from token claims: custom attributes, then all groups', async () => {
    const groups = { 'cognito:groups': ['warehouse', 'billing', 'staff'] };
    expect(await resolveRoles(roleHintsOfClaims(groups))).toEqual(['staff', 'warehouse', 'billing']);
    expect(
      await resolveRoles(roleHintsOfClaims({ 'custom:user_type': 'staff', 'cognito:groups': ['customer'] })),
    ).toEqual(['staff']);
    expect(await resolveRoles(roleHintsOfClaims({}))).toEqual(['customer']);
  });

  it('are admin alone for an admin, and never customer for somebody who works here', () => {
    expect(shownRoles(['customer', 'billing', 'admin'])).toEqual(['admin']);
    expect(shownRoles(['customer', 'driver'])).toEqual(['driver']);
    expect(shownRoles([])).toEqual(['customer']);
  });
});
