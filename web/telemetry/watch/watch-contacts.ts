import { reportEvent } from '../report.ts';

const CONTACT = /^(?:https:\/\/)?(tel|mailto|wa\.me)[:/]/;

/** Reports taps on our phone, e-mail and WhatsApp links. At the desk such links lead to customers, which is another matter. */
export const watchContacts = (): void =>
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const way = CONTACT.exec(link?.href ?? '')?.[1];
    if (way && !/^\/(admin|staff)\b/.test(location.pathname)) reportEvent('contact_tapped', { way });
  });
