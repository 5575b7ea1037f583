import type { StaffPath } from '#domain/kernel/paths.ts';
import { may, type Permission } from '#domain/kernel/permissions.ts';
import { homeOf } from './home-of.ts';
import type { Screen } from './screens.ts';

/**
 * Leads people who work here from a screen of customers to the desk's screen of the same thing, and whoever may not see that to their
 * own first screen: a link that a customer forwards opens for both.
 */
export const sameAtDesk =
  (path: StaffPath, needed: Permission): NonNullable<Screen['instead']> =>
  (person, parts) => {
    if (!may(person, needed)) return homeOf(person);
    const area = person.roles.includes('admin') ? '/admin' : '/staff';
    return `${area}${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))}`;
  };
