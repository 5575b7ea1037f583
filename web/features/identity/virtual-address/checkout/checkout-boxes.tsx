import { useState } from 'react';
import { checkoutValues, streetInOneBox } from '#domain/mailboxes/checkout.ts';
import type { VirtualAddress } from '#domain/mailboxes/virtual-address.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { CopyRow } from './copy-row.tsx';
import { guideOf, type Store, storeNames, stores } from './stores.ts';

const ONE_BOX = 'Street and mailbox in one box';

/**
 * Copies one text at a time and remembers the last, so that somebody who comes back from the store sees what comes next. It
 * is reported once: filling in a form is one use of the address.
 */
const useCopying = () => {
  const [copied, setCopied] = useState({ label: '', times: 0 });
  const copy = async (label: string, text: string): Promise<void> => {
    if (!(await copyText(text))) {
      toast.error('Could not copy it. Please copy it manually.');
      return;
    }
    if (copied.times === 0) reportEvent('address_copied');
    setCopied(({ times }) => ({ label, times: times + 1 }));
  };
  return { copied, copy };
};

/** The address in the boxes of a checkout form, each with its own button, as the chosen store names them. */
export const CheckoutBoxes = ({
  address,
  takesMail,
}: {
  readonly address: VirtualAddress | undefined;
  /** True when U.S. Mail in the owner's name is taken. */
  readonly takesMail: boolean;
}) => {
  const { brand } = useSiteSettings();
  const [store, setStore] = useState<Store>('any');
  const { copied, copy } = useCopying();
  const { boxes, advice } = guideOf(store);
  const values = address && checkoutValues(address, brand.phone.e164);
  const mailbox = address?.line3 ?? `${brand.mailboxPrefix} number`;
  const row = (label: string, value: string | undefined) => (
    <CopyRow
      key={label}
      label={label}
      value={value}
      copied={copied.label === label}
      onCopy={() => value !== undefined && void copy(label, value)}
    />
  );
  return (
    <section aria-labelledby="checkout-title" className="grid gap-4">
      <div className="grid gap-1">
        <h3 id="checkout-title" className="text-xl">
          At checkout, box by box
        </h3>
        <p className="text-ink-soft">Copy each one into the box with the same name.</p>
      </div>
      <Choices
        name="store"
        legend="How to fill it in at"
        choices={storeNames.map((value) => ({ value, label: stores[value].name }))}
        chosen={store}
        onChoose={setStore}
      />
      <dl className="border-b border-rule">{boxes.map(([box, label]) => row(label, values?.[box]))}</dl>
      <ul className="grid list-disc gap-1 ps-5 text-ink-soft">
        {advice({ mailbox, takesMail }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details className="border-t border-rule">
        <summary className="unfold">The store has no second address line?</summary>
        <p className="text-ink-soft">Put {mailbox} after the street, in the same box.</p>
        <dl className="mt-2">{row(ONE_BOX, address && streetInOneBox(address))}</dl>
      </details>
      <p role="status" className="sr-only">
        {/* A repeated copy changes the text a little, or screen readers would stay silent. */}
        {copied.times === 0 ? '' : `${copied.label} copied${'\u00a0'.repeat(copied.times % 2)}`}
      </p>
    </section>
  );
};
