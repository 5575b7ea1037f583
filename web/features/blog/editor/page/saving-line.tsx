import type { Saving } from '../saving/saver.ts';
import { statusOf } from '../saving/status-words.ts';

/** Where what is typed is: saved, on its way, or only here. A screen reader is told of trouble and not of every saving. */
export const SavingLine = ({ saving }: { readonly saving: Saving }) => {
  const { words, isTrouble } = statusOf(saving);
  return (
    <p
      aria-live={isTrouble ? 'polite' : 'off'}
      data-saving=""
      className={isTrouble ? 'min-h-6 font-semibold text-ink' : 'min-h-6 text-ink-soft'}
    >
      {words}
    </p>
  );
};
