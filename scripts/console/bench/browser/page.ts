/** The script of `/local/bench`: the switch for this browser, and what the devices do while somebody looks. */

/** The cookie by which the cloud at home knows that documents get the devices. */
const COOKIE = 'simulated_devices';
const YEAR_S = 365 * 24 * 3600;
const LOOKS_MS = 500;

const find = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no ${id}.`);
  return found;
};
const isUsed = (): boolean => document.cookie.split('; ').includes(`${COOKIE}=on`);

const showUse = (): void => {
  find('use').classList.toggle('primary', !isUsed());
  find('use').setAttribute('aria-pressed', String(isUsed()));
  find('use').textContent =
    `${isUsed() ? 'Stop using' : 'Use'} the simulated scale and printer in this browser`;
  find('how').textContent = isUsed()
    ? 'They are on. Load the bench again, and connect each once, under “Scale and printer”.'
    : 'They are off in this browser.';
};
find('use').addEventListener('click', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = `${COOKIE}=on; path=/; samesite=strict; max-age=${isUsed() ? 0 : YEAR_S}`;
  showUse();
});
showUse();

let before: string | undefined;
/** Shows the weight, and the labels when there is a new one. What somebody types stays. */
const look = async (): Promise<void> => {
  if (document.hidden) return;
  const { scale, labels } = await (await fetch('/local/api/bench')).json();
  find('shows').textContent = scale;
  const now = JSON.stringify(labels);
  if (before !== undefined && now !== before) {
    const next = new DOMParser().parseFromString(await (await fetch('/local/bench')).text(), 'text/html');
    find('labels').replaceWith(document.adoptNode(next.getElementById('labels') ?? find('labels')));
  }
  before = now;
};
// The cloud may be stopped while the page is open.
setInterval(() => void look().catch(() => undefined), LOOKS_MS);
