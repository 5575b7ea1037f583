import { Button } from '#web/ui/button.tsx';
import type { LiveRows } from './live-rows.ts';

const counted = (count: number, words: string): string => (count === 0 ? '' : `${count} ${words}`);

/** What has happened to the list since it was shown, and the button that shows it. It has its line from the start. */
export const ListNews = <Row,>({
  live: { rows, arrived },
  one,
  many,
  page,
  sums,
  onShow,
}: {
  readonly live: LiveRows<Row>;
  readonly one: string;
  readonly many: string;
  readonly page: number;
  /** What all of them come to. */
  readonly sums?: string | undefined;
  readonly onShow: () => void;
}) => {
  const marked = (mark: string) => rows.filter((row) => row.mark === mark).length;
  const news = [
    counted(arrived, 'new'),
    counted(marked('changed'), 'changed'),
    counted(marked('gone'), 'no longer in this list'),
  ].filter(Boolean);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm dense:min-h-7">
      <p role="status">
        <span className="text-ink-soft">
          {rows.length} {rows.length === 1 ? one : many} shown{page > 1 ? `, page ${page}` : ''}
          {sums === undefined ? '' : ` ${sums}`}
        </span>
        {news.length > 0 ? <strong className="ps-4 font-semibold">{news.join(', ')}</strong> : null}
      </p>
      {news.length > 0 ? (
        <Button look="quiet" onClick={onShow}>
          Refresh
        </Button>
      ) : null}
    </div>
  );
};
