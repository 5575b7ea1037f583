import { describe, expect, it } from 'vitest';
import { entities, may, type Permission } from './permissions.ts';
import { roles, workingRoles } from './role.ts';

const permissions = entities.flatMap((entity): Permission[] => [`${entity}.read`, `${entity}.manage`]);

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

  it('gives any two roles together exactly what one of them has', () => {
    for (const one of roles)
      for (const other of roles)
        for (const permission of permissions)
          expect(may({ roles: [one, other] }, permission), `${one}, ${other}: ${permission}`).toBe(
            may({ roles: [one] }, permission) || may({ roles: [other] }, permission),
          );
  });

  it('keeps settings and the roles of staff for admins, however many other roles somebody holds', () => {
    const rest = workingRoles.filter((role) => role !== 'admin');
    expect(permissions.filter((permission) => !may({ roles: rest }, permission))).toEqual([
      'report.manage',
      'settings.read',
      'settings.manage',
      'staff.read',
      'staff.manage',
      'customer.manage',
      'name.manage',
      'export.read',
      'export.manage',
    ]);
  });
});
