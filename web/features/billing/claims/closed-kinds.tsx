import { claimKindNames } from '#domain/billing/claims/words.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import type { ClaimedGoods } from './typed-claim.ts';

/** What cannot be reported today, why not, and whom to call. */
export const ClosedKinds = ({ windows }: Pick<ClaimedGoods, 'windows'>) => {
  const brand = useBrand();
  const closed = windows.filter((window) => window.closed !== undefined);
  if (closed.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <ul className="grid gap-1">
        {closed.map((window) => (
          <li key={window.kind}>
            <strong className="font-semibold">{claimKindNames[window.kind]}:</strong> {window.closed}
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
