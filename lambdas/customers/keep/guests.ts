import type { Guest } from '#domain/identity/people/kept-person.ts';
import type { CustomerList } from '../store/customer-list.ts';

interface Deps {
  readonly list: Pick<CustomerList, 'alike'>;
  /** Keeps a guest, and answers their id. */
  readonly keepGuest: (guest: Guest, correlationId: string) => Promise<string>;
  readonly keep: (id: string) => Promise<void>;
}

/**
 * Keeps somebody who wrote to us or asked for a price without an account, so that the desk finds them. Whoever has the same address
 * already is shown with what they wrote, so nobody is kept twice.
 */
export const keepGuests =
  ({ list, keepGuest, keep }: Deps) =>
  async (guest: Guest, correlationId: string): Promise<void> => {
    const email = guest.email.trim().toLowerCase();
    if (email === '' || (await list.alike({ id: '', email })).length > 0) return;
    await keep(await keepGuest({ ...guest, email }, correlationId));
  };
