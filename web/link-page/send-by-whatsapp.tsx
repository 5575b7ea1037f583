import { actionClass } from '#web/ui/button.tsx';

/** Opens WhatsApp with a text to somebody's number, in a tab of its own: back on this page, what is shown only now would be gone. */
export const SendByWhatsApp = ({
  text,
  phone,
}: {
  readonly text: string;
  /** Its digits with the code of the country. */
  readonly phone: string;
}) => (
  <a
    href={`https://wa.me/${phone}?text=${encodeURIComponent(text)}`}
    rel="noopener"
    target="_blank"
    className={actionClass({ look: 'primary' })}
  >
    Send by WhatsApp
  </a>
);
