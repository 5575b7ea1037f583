/** The address of a price of our calculator, in a capturing group, so that `split` keeps it. */
const PRICE = /(https?:\/\/[^\s/]+\/shipping-calculator\?[\w=&.%+-]+)/;

/** Only addresses on this site become links. A stranger's message leads staff nowhere else. */
const isOurs = (text: string): boolean => text.startsWith(`${location.origin}/shipping-calculator?`);

/** A message as plain text in which the prices of our calculator can be opened. */
export const MessageText = ({ text }: { readonly text: string }) => (
  <p className="whitespace-pre-wrap break-words">
    {text.split(PRICE).map((part, index) =>
      isOurs(part) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
        <a key={index} href={part} target="_blank" rel="noopener" className="text-link">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);
