import { describe, expect, it } from 'vitest';
import { may } from './permissions.ts';

describe('may', () => {
  it('lets admins do everything, and customers nothing of the desk', () => {
    expect(may({ roles: ['admin'] }, 'settings.manage')).toBe(true);
    expect(may({ roles: ['customer'] }, 'quote.read')).toBe(false);
  });

  it('counts managing as reading, and never the other way round', () => {
    expect(may({ roles: ['documents'] }, 'departure.read')).toBe(true);
    expect(may({ roles: ['billing'] }, 'shipment.manage')).toBe(false);
  });

  it('adds up the roles that somebody holds, and gives no role more than it says', () => {
    expect(may({ roles: ['driver', 'billing'] }, 'run.manage')).toBe(true);
    expect(may({ roles: ['driver', 'billing'] }, 'payment.manage')).toBe(true);
    expect(may({ roles: ['driver'] }, 'shipment.read')).toBe(false);
    expect(may({ roles: ['warehouse'] }, 'invoice.read')).toBe(false);
  });
});
