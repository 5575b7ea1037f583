import { Button } from '../button.tsx';

/** Older and newer pages of a list that is read by cursor, where the number of pages is not known. */
export const Pagination = ({
  page,
  hasNext,
  busy = false,
  onPrevious,
  onNext,
}: {
  /** Number of the page shown, from 1. */
  readonly page: number;
  readonly hasNext: boolean;
  readonly busy?: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}) =>
  page === 1 && !hasNext ? null : (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3">
      <Button look="plain" onClick={onPrevious} disabled={page === 1 || busy}>
        ← Previous
      </Button>
      <p className="label-caption" aria-live="polite">
        Page {page}
      </p>
      <Button look="plain" onClick={onNext} disabled={!hasNext || busy}>
        Next →
      </Button>
    </nav>
  );
