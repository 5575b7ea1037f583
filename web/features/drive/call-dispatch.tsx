import { phoneLink } from '#web/phrases/contact.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { actionClass } from '#web/ui/button.tsx';
import { BIG } from './view.tsx';

/** Calls dispatch with one touch. */
export const CallDispatch = ({ look = 'plain' }: { readonly look?: 'plain' | 'quiet' }) => {
  const brand = useBrand();
  return (
    <a href={phoneLink(brand)} className={actionClass({ look, wide: true }, BIG)}>
      Call dispatch, {brand.phone.display}
    </a>
  );
};
