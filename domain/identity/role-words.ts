import { destinations } from '../kernel/destinations.ts';
import { eachAgent, type WorkingRole } from '../kernel/role.ts';

/** The name of a role, and the work that it is for. */
export const roleWords: Readonly<Record<WorkingRole, { readonly name: string; readonly work: string }>> = {
  admin: {
    name: 'Admin',
    work: 'Everything, including settings, refunds, exports and other people’s roles.',
  },
  staff: { name: 'Staff', work: 'The desk: mailboxes, enquiries, quotes and shipments.' },
  analyst: { name: 'Analyst', work: 'Monitoring and reports. No customers.' },
  warehouse: { name: 'Warehouse', work: 'Parcels and pieces at the dock: weights, sizes, screening.' },
  dispatch: { name: 'Dispatch', work: 'Pickups, vehicles and runs.' },
  driver: { name: 'Driver', work: 'Runs and their stops.' },
  documents: { name: 'Documents', work: 'Flights, waybills, customs and papers.' },
  billing: { name: 'Billing', work: 'Invoices and payments.' },
  content: { name: 'Content', work: 'Texts of the public pages.' },
  ...eachAgent((code) => ({
    name: `Agent, ${destinations[code].country}`,
    work: `Arrivals in ${destinations[code].country}: customs and the counter. Nothing else.`,
  })),
};

/** Roles as a list of names; what somebody without any is. */
export const roleNames = (roles: readonly WorkingRole[]): string =>
  roles.length > 0 ? roles.map((role) => roleWords[role].name).join(', ') : 'Customer';
