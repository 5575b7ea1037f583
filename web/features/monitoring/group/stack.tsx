import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';

const copy = async (text: string): Promise<void> => {
  if (await copyText(text)) toast.success('Stack copied');
  else toast.error('It could not be copied. Select the text and copy it.');
};

/** The stack trace as plain text. It scrolls both ways, by keyboard too. */
export const Stack = ({ stack }: { readonly stack: string | undefined }) => (
  <section aria-labelledby="stack-title" className="grid min-w-0 gap-3">
    <div className="flex items-center justify-between gap-4">
      <h2 id="stack-title" className="text-2xl">
        Stack
      </h2>
      {stack ? (
        <Button look="plain" onClick={() => void copy(stack)}>
          Copy
        </Button>
      ) : null}
    </div>
    {stack ? (
      <section
        aria-label="Stack, scrolls"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-label border border-rule bg-sunk p-3"
      >
        <pre className="font-mono text-sm leading-6">{stack}</pre>
      </section>
    ) : (
      <p className="text-ink-soft">The browser sent none.</p>
    )}
  </section>
);
