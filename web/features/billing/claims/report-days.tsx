import { claimKindNames } from '#domain/billing/claims/words.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import type { ClaimedGoods } from './typed-claim.ts';

/** Until when something can be reported, or why it cannot be today. Pieces may have different days: nothing is late on the first of them. */
const whenWords = ({ pieces, closed }: ClaimedGoods['windows'][number]): string | undefined => {
  const [first] = pieces.map(({ lastDay }) => lastDay).toSorted();
  return first === undefined ? closed : `Report it by ${dayWords(first)}.`;
};

/** Until when each kind of claim can be reported, what cannot be and why not, and whom to call. */
export const ReportDays = ({ windows }: Pick<ClaimedGoods, 'windows'>) => {
  const brand = useBrand();
  const lines = windows.flatMap((window) => {
    const words = whenWords(window);
    return words === undefined ? [] : [{ kind: window.kind, words }];
  });
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <ul className="grid gap-1">
        {lines.map(({ kind, words }) => (
          <li key={kind}>
            <strong className="font-semibold">{claimKindNames[kind]}:</strong> {words}
          </li>
        ))}
      </ul>
      <p>
        Something else, or a question? Call us:{' '}
        <a href={phoneLink(brand)} className={textLink}>
          {brand.phone.display}
        </a>
      </p>
    </div>
  );
};
