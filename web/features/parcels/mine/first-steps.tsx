import { cardInForce } from '#web/phrases/prices.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** What to do while nothing is here, in order. */
export const FirstSteps = () => {
  const { freeDays } = cardInForce(useSiteSettings()).storage;
  return (
    <div className="grid gap-3 border-y-[1.5px] border-ink py-4">
      <p className="text-lg font-semibold">No parcels here</p>
      <ol className="grid list-decimal gap-2 ps-6">
        <li>Shop, and give the store the address above, mailbox line included.</li>
        <li>When the store says that it has shipped, announce it: paste that e-mail, or type the number.</li>
        <li>
          We weigh it, measure it and take a photo when it is here. You see it on this page, and storage is
          free for {freeDays} days.
        </li>
      </ol>
      <LinkButton to="/dashboard/mailbox/announce" className="justify-self-start">
        Announce a parcel
      </LinkButton>
    </div>
  );
};
