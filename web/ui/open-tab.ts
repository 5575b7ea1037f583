/** Writes a sentence into a tab that has no page yet. */
const say = (tab: Window, words: string): void => {
  tab.document.title = words;
  tab.document.body.textContent = words;
  Object.assign(tab.document.body.style, { fontFamily: 'system-ui, sans-serif', padding: '2rem' });
};

/** A new tab, which says that something opens. It is opened with the press, because browsers allow none later. */
const newTab = (): Window | undefined => {
  const tab = window.open('', '_blank') ?? undefined;
  if (tab) {
    tab.opener = null;
    say(tab, 'Opening…');
  }
  return tab;
};

/**
 * Shows what is at an address that must be asked for first in a new tab, or here where the browser allows none. Until the answer is there the tab
 * says that it opens; without one it is closed, and whoever pressed says why.
 */
export const openInTab = async (addressOf: () => Promise<string>): Promise<void> => {
  const tab = newTab();
  try {
    const url = await addressOf();
    if (tab) {
      // A browser that downloads the file never leaves this page.
      say(tab, 'If nothing opens here, the file is in your downloads. You can close this tab.');
      tab.location.replace(url);
    } else location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
