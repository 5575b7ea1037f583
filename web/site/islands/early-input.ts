/** Clicks and submits from before the island was hydrated. */
export interface EarlyInput {
  /** Replays them, and stops recording. */
  readonly release: () => void;
}

/**
 * Records clicks and submits until the island is hydrated. Without it they would do nothing or reload the page. Several
 * clicks on one button are replayed once.
 */
export const recordEarlyInput = (island: HTMLElement): EarlyInput => {
  const again = new Map<Element, () => void>();
  const holdClick = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    // A submit button is recorded by the submit event of its form.
    if (button && button.type !== 'submit') again.set(button, () => button.click());
  };
  const holdSubmit = (event: SubmitEvent): void => {
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    again.set(form, () => form.requestSubmit(submitter));
  };
  const recording = new AbortController();
  const { signal } = recording;
  island.addEventListener('click', holdClick, { signal });
  island.addEventListener('submit', holdSubmit, { signal });
  return {
    release: () => {
      recording.abort();
      for (const press of again.values()) press();
    },
  };
};
