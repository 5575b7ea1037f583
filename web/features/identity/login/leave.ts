import { provider } from '../provider/load-provider.ts';
import { destinationOf, twoStepPath } from './arrival.ts';

/** Loading the next page takes as long as its network. After this, somebody may try again. */
const GIVE_UP_MS = 15_000;

/**
 * Opens the page that a signed-in user wanted, in place of this one; for those who need two-step sign-in first, the page
 * that sets it up. Resolves only when that did not work, so that a form stays busy until then.
 */
export const leaveSignedIn = async (): Promise<void> => {
  const { storedSession } = await provider();
  const needsTwoStep = (await storedSession())?.needsTwoStep === true;
  const { search } = window.location;
  window.location.replace(needsTwoStep ? twoStepPath(search) : destinationOf(search));
  await new Promise((resolve) => {
    setTimeout(resolve, GIVE_UP_MS);
  });
};
