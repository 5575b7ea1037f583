import type { AppPath } from '#domain/kernel/paths.ts';
import { isAgentRole } from '#domain/kernel/role.ts';
import type { Person } from './screens.ts';

/** The first screen of somebody. Staff who also do another kind of work begin at the desk, agents with their arrivals, writers with the blog. */
export const homeOf = ({ roles }: Person): AppPath => {
  if (roles.includes('admin')) return '/admin';
  const others = roles.filter((role) => role !== 'customer' && !isAgentRole(role));
  if (others.some((role) => role !== 'analyst' && role !== 'content')) return '/staff';
  if (roles.some(isAgentRole)) return '/agent';
  if (roles.includes('content')) return '/staff/blog';
  return roles.includes('analyst') ? '/staff/monitoring' : '/dashboard';
};
