import { signedInUser } from '#web/telemetry/signed-in.ts';

const showMenus = (): void => {
  const signedIn = signedInUser().userId !== undefined;
  for (const part of document.querySelectorAll<HTMLElement>('[data-signed-in],[data-signed-out]'))
    part.hidden = 'signedIn' in part.dataset !== signedIn;
};

const closeMenus = (except?: Element | null): void => {
  for (const menu of document.querySelectorAll('details[data-menu][open]'))
    if (menu !== except) menu.removeAttribute('open');
};

const signOut = async (): Promise<void> => {
  await import('./end-session.ts').then((module) => module.endSession());
  showMenus();
};

/** Shows a signed-in user the account menu, and closes menus on Escape, on a click outside and after a choice. */
export const watchMenus = (): void => {
  showMenus();
  addEventListener('storage', showMenus);
  addEventListener('pageshow', showMenus);
  document.addEventListener('pointerdown', ({ target }) => {
    closeMenus(target instanceof Element ? target.closest('details') : null);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeMenus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-sign-out]')) void signOut();
    if (target.closest('details[data-menu] :is(a, button)')) closeMenus();
  });
};
