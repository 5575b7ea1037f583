import type { ReactNode } from 'react';
import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { Anchor } from './anchor.tsx';
import { bottomBarQuote } from './menus.ts';

const cell =
  'flex min-h-14 items-center justify-center gap-2 overflow-hidden px-1 text-sm font-semibold whitespace-nowrap no-underline';

const Mark = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    className="shrink-0 fill-none stroke-current stroke-2 max-[20rem]:hidden"
  >
    {children}
  </svg>
);

/** The bar with Call, WhatsApp and Get Quote at the bottom of a phone's screen. The page around it has the class `with-bottom-bar`. */
export const BottomBar = ({ brand }: { readonly brand: PublicBrand }) => (
  <nav
    aria-label="Reach us"
    className="bottom-bar fixed inset-x-0 bottom-0 z-20 grid grid-cols-3 border-t-[1.5px] border-ink bg-sheet pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
  >
    <a href={phoneLink(brand)} className={cell}>
      <Mark>
        <path d="M5 3h4l2 5-2.5 2a13 13 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z" />
      </Mark>
      Call
    </a>
    <a
      href={`https://wa.me/${brand.whatsapp.e164.replace('+', '')}`}
      rel="noopener"
      className={`${cell} border-x border-rule`}
    >
      <Mark>
        <path
          d="M4 20l1.3-4A8.5 8.5 0 1 1 8.5 19.3ZM8.5 12h.01M12 12h.01M15.5 12h.01"
          strokeLinecap="round"
        />
      </Mark>
      WhatsApp
    </a>
    <Anchor to={bottomBarQuote.to} className={`${cell} bg-action text-on-action`}>
      {bottomBarQuote.label}
    </Anchor>
  </nav>
);
