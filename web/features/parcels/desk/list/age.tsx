import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';

/** How long something is here or waits, read again every minute: `2 d 16 h`. */
export const Age = ({ since }: { readonly since: string }) => (
  <span className="whitespace-nowrap">{spanWords(useNow() - Date.parse(since))}</span>
);
