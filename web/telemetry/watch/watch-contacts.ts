import { reportEvent } from '../report.ts';

const CONTACT = /^(?:https:\/\/)?(tel|mailto|wa\.me)[:/]/;

/** Reports clicks on our phone, e-mail and WhatsApp links. Not under /staff and /admin, where such links are those of customers. */
export const watchContacts = (): void =>
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const way = CONTACT.exec(link?.href ?? '')?.[1];
    if (way && !/^\/(admin|staff)\b/.test(location.pathname)) reportEvent('contact_tapped', { way });
  });
