import { toast } from '#web/ui/feedback/toaster.tsx';

/** A public page and what to call it. */
export interface SeenOn {
  readonly to: string;
  readonly words: string;
}

/** Says that something is saved, and where it will show in a moment. */
export const toastSaved = ({ to, words }: SeenOn, what = 'Saved.'): void => {
  toast.success(
    <span>
      {what} The site shows it within seconds:{' '}
      {/* Another document than the app, and the form stays open behind it. */}
      <a href={to} target="_blank" rel="noreferrer" className="text-link">
        {words}
      </a>
    </span>,
  );
};
