/** A new tab. It is opened with the press, because browsers allow none later. */
const newTab = (): Window | undefined => {
  const tab = window.open('', '_blank') ?? undefined;
  if (tab) tab.opener = null;
  return tab;
};

/** Shows what is at an address that must be asked for first in a new tab, or here where the browser allows none. */
export const openInTab = async (addressOf: () => Promise<string>): Promise<void> => {
  const tab = newTab();
  try {
    const url = await addressOf();
    if (tab) tab.location.replace(url);
    else location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
