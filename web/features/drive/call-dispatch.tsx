import { phoneLink } from '#web/phrases/contact.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { actionClass } from '#web/ui/button.tsx';
import { BIG, NOW } from './view.tsx';

/** Calls dispatch with one touch. */
export const CallDispatch = ({
  isNow = false,
}: {
  /** It is the one thing to do. */ readonly isNow?: boolean;
}) => {
  const brand = useBrand();
  const look = isNow ? 'primary' : 'plain';
  return (
    <a href={phoneLink(brand)} className={actionClass({ look, wide: true }, isNow ? NOW : BIG)}>
      <span>
        Call dispatch{isNow ? '' : ', '}
        <span className={isNow ? 'sr-only' : 'whitespace-nowrap'}>{brand.phone.display}</span>
      </span>
    </a>
  );
};
