import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { Anchor } from './anchor.tsx';
import { bottomBarQuote } from './menus.ts';

const cell = 'grid min-h-14 place-items-center px-2 text-sm font-semibold no-underline';

/** Call, WhatsApp and Get Quote under the thumb; phones only. */
export const BottomBar = ({ brand }: { readonly brand: PublicBrand }) => {
  const quote = bottomBarQuote();
  return (
    <nav
      aria-label="Reach us"
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-3 border-t-[1.5px] border-ink bg-sheet pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <a href={`tel:${brand.phone.e164}`} className={cell}>
        Call
      </a>
      <a
        href={`https://wa.me/${brand.whatsapp.e164.replace('+', '')}`}
        rel="noopener"
        className={`${cell} border-x border-rule`}
      >
        WhatsApp
      </a>
      <Anchor to={quote.to} className={`${cell} bg-night text-on-night`}>
        {quote.label}
      </Anchor>
    </nav>
  );
};
