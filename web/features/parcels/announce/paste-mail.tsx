import { type ChangeEvent, type ClipboardEvent, useRef, useState } from 'react';
import type { OrderGuess } from '#domain/parcels/order-mail/order-guess.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { GUESSED } from '../declare/typed.ts';

const NOTHING =
  'We found neither a tracking number nor goods in it. Copy the store’s whole shipping e-mail, or type the number below.';

/** Reads a mail on this device: it is never sent. What reads it loads when there is something to read. */
const read = async (raw: string | Uint8Array): Promise<OrderGuess> => {
  const { readOrderMail } = await import('#domain/parcels/order-mail/read-order-mail.ts');
  const { parseMailHtml } = await import('./parse-mail-html.ts');
  return readOrderMail(raw, parseMailHtml);
};

/** The place for an order mail: pasted as it is shown, or the file of it. */
export const PasteMail = ({ onRead }: { readonly onRead: (guess: OrderGuess) => void }) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [filled, setFilled] = useState(0);
  const file = useRef<HTMLInputElement>(null);
  const take = async (raw: string | Uint8Array) => {
    setBusy(true);
    const guess = await read(raw);
    setBusy(false);
    const isEmpty = guess.orders.every(({ parcels }) => parcels.length === 0);
    setProblem(isEmpty ? NOTHING : '');
    setFilled(guess.orders.reduce((sum, { parcels }) => sum + parcels.length, 0));
    if (isEmpty) return;
    setText('');
    onRead(guess);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    const shown = event.clipboardData.getData('text/plain');
    // The field keeps the words; what reads them gets the table they stood in.
    if ((html || shown).trim().length > 0) void take(html || shown);
  };
  const onFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) await take(new Uint8Array(await chosen.arrayBuffer()));
    if (file.current) file.current.value = '';
  };
  return (
    <div className="grid gap-3">
      <PlainTextArea
        label="Paste the store’s e-mail"
        hint="Copy all of the e-mail that says it has shipped. It is read on this device and goes nowhere."
        optional={false}
        rows={3}
        value={text}
        error={problem || undefined}
        onPaste={onPaste}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={filled > 0 ? 'border-s-4 border-time bg-time-wash px-3 py-2' : 'sr-only'}>
        {filled > 0
          ? `Filled in ${filled === 1 ? '1 parcel' : `${filled} parcels`} from the e-mail. Look over what is marked “${GUESSED}”.`
          : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="plain"
          busy={busy}
          busyText="Reading…"
          disabled={text.trim() === ''}
          onClick={() => void take(text)}
        >
          Fill in from the e-mail
        </Button>
        <Button look="quiet" onClick={() => file.current?.click()}>
          Choose an e-mail file
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept=".eml,message/rfc822,text/html,text/plain"
        aria-label="E-mail file"
        onChange={(event) => void onFile(event)}
      />
    </div>
  );
};
