import { describe, expect, it } from 'vitest';
import { destinationCodes } from './destinations.ts';
import { arrivalCountries, counterCountries, entities, may, type Permission } from './permissions.ts';
import { agentIn, isAgentRole, roles, workingRoles } from './role.ts';

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
    expect(may({ roles: ['driver', 'billing'] }, 'drive.manage')).toBe(true);
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
      'name.manage',
      'export.read',
      'export.manage',
    ]);
  });
});

describe('agents', () => {
  it('have one role for each country, and may do nothing but what is done there', () => {
    expect(roles.filter(isAgentRole)).toEqual(destinationCodes.map(agentIn));
    for (const role of roles.filter(isAgentRole))
      expect(permissions.filter((permission) => may({ roles: [role] }, permission))).toEqual([
        'arrival.read',
        'arrival.manage',
        'counter.read',
        'counter.manage',
      ]);
  });

  it('see their own countries, people of our own who have the right all of them, everyone else none', () => {
    expect(arrivalCountries({ roles: ['agent-JM'] })).toEqual(['JM']);
    expect(arrivalCountries({ roles: ['customer', 'agent-SR', 'agent-GY'] })).toEqual(['GY', 'SR']);
    for (const role of ['admin', 'staff', 'documents'] as const)
      expect(arrivalCountries({ roles: [role, 'agent-GY'] })).toEqual(destinationCodes);
    for (const role of ['customer', 'warehouse', 'driver', 'billing', 'analyst'] as const)
      expect(arrivalCountries({ roles: [role] })).toEqual([]);
    expect(counterCountries({ roles: ['agent-JM'] })).toEqual(['JM']);
    for (const role of ['admin', 'billing'] as const)
      expect(counterCountries({ roles: [role, 'agent-GY'] })).toEqual(destinationCodes);
    for (const role of ['customer', 'staff', 'documents', 'warehouse'] as const)
      expect(counterCountries({ roles: [role] })).toEqual([]);
  });
});
