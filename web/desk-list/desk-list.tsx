import { type ReactNode, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { classNames } from '#web/ui/class-names.ts';
import type { Asked } from '#web/ui/data/loaded.tsx';
import { PagedList } from '#web/ui/data/paged-list.tsx';
import { useMedia } from '#web/ui/layout/use-media.ts';
import { useColumns } from './columns/use-columns.ts';
import { ListHeader } from './list-header.tsx';
import type { ListKind } from './list-kind.ts';
import { SidePanel } from './panel/side-panel.tsx';
import { usePanel } from './panel/use-panel.ts';
import { SearchBox } from './question/search-box.tsx';
import { useLeaving } from './question/use-leaving.ts';
import type { ListPlace } from './question/use-list-place.ts';
import { ListContext } from './rows/list-context.ts';
import { ListNews } from './rows/list-news.tsx';
import type { RowPage } from './rows/live-rows.ts';
import { RowList } from './rows/row-list.tsx';
import { useChoice } from './rows/use-choice.ts';
import { useLiveRows } from './rows/use-live-rows.ts';
import { useRowFocus } from './rows/use-row-focus.ts';
import { useWayBack } from './rows/use-way-back.ts';
import { slots } from './slots.ts';

/** Below this width a row is two lines. */
const TABLE = '(width >= 40rem)';

interface DeskListProps<Row> {
  readonly kind: ListKind<Row>;
  readonly title: string;
  readonly place: ListPlace;
  /** The page of the list at `place`, asked again while somebody looks at it. */
  readonly query: Asked<RowPage<Row>>;
  /** What the list can be asked besides a search. */
  readonly filters: ReactNode;
  /** What can be typed into the search; without it there is none. It is the parameter `search` of the address, alone. */
  readonly searchLabel?: string;
  /** Above and below the rows. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** What all rows of the question come to, in words that follow how many are shown. */
  readonly sums?: string | undefined;
  /** What an empty list means. */
  readonly empty: ReactNode;
  /** What is open in the panel. */
  readonly panel: (id: string) => ReactNode;
}

/**
 * A list of the desk with its search, filters, keys and panel. What somebody looks at stays in its place: rows that change are
 * marked, new ones are counted until somebody asks for them, and what was typed in the panel is kept.
 */
export const DeskList = <Row,>({
  kind,
  title,
  place,
  query,
  filters,
  searchLabel,
  above,
  below,
  sums,
  empty,
  panel: show,
}: DeskListProps<Row>) => {
  const { openId } = place;
  const fresh = query.isPlaceholderData ? undefined : query.data;
  const live = useLiveRows(kind, { of: `${place.query} ${place.cursor ?? ''}`, fresh, openId });
  const focus = useRowFocus();
  const { hasRoom, panel, onFollow, follow } = usePanel(place, kind.pathOf, focus.focus);
  const isTable = useMedia(TABLE);
  // Only on arrival: a window that becomes narrow keeps what was typed in the panel.
  const [isForPage] = useState(openId !== undefined && !hasRoom);
  useWayBack(place.key, live !== undefined, focus.focus);
  const { shown, ...columns } = useColumns(kind);

  const choice = useChoice(place.query);
  const { bulk } = slots;
  const canChoose = bulk?.lists.includes(kind.name) ?? false;
  const move = (by: 1 | -1): void => {
    const next = focus.beside(focus.current() ?? openId, by);
    if (next === undefined) return;
    focus.focus(next);
    if (openId !== undefined) place.open(next);
  };
  const choose = (): void => {
    const id = focus.current() ?? openId;
    if (id !== undefined) choice.toggle(id);
  };

  const searchInput = useRef<HTMLInputElement>(null);
  const searched = new URLSearchParams(place.query).get('search') ?? '';
  const leave = useLeaving(fresh && searched, ({ key }) => {
    const first = focus.first();
    if (first === undefined) return;
    if (key === 'Enter' && live?.rows.length === 1) follow(first);
    else focus.focus(first);
  });

  if (isForPage && openId !== undefined) return <Navigate to={kind.pathOf(openId)} replace />;
  const markOf = (id: string) => live?.rows.find(({ row }) => kind.idOf(row) === id)?.mark;
  const ids = live?.rows.map(({ row }) => kind.idOf(row)).filter((id) => choice.chosen.has(id)) ?? [];
  return (
    <>
      <ListHeader
        title={title}
        list={kind.name}
        query={place.query}
        onAsk={place.ask}
        columns={columns}
        keys={{
          toSearch:
            searchLabel === undefined
              ? undefined
              : () => {
                  searchInput.current?.focus();
                  searchInput.current?.select();
                },
          move,
          choose: canChoose ? choose : undefined,
          close: openId === undefined ? undefined : place.close,
        }}
      />
      <div
        className={classNames(
          'desk-ask mb-2 grid items-end gap-4 dense:mb-0',
          searchLabel !== undefined && 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        )}
      >
        {searchLabel === undefined ? null : (
          <SearchBox
            label={searchLabel}
            input={searchInput}
            value={searched}
            onSearch={(search) =>
              place.ask(search && `${new URLSearchParams({ search })}`, { replace: searched !== '' })
            }
            onDone={leave}
          />
        )}
        {filters}
      </div>
      {bulk && ids.length > 0 ? (
        <bulk.Bar list={kind.name} query={place.query} ids={ids} onClear={choice.clear} />
      ) : null}
      <div className={openId === undefined ? undefined : 'desk-split'}>
        <div ref={focus.rows} data-rows="" className="min-w-0">
          {above}
          <PagedList
            pages={place}
            query={{ ...query, data: live && { items: live.rows, next: query.data?.next } }}
            loading={`Loading ${kind.many}…`}
            empty={empty}
          >
            {(rows) => (
              <ListContext value={{ pathOf: kind.pathOf, openId, markOf, onFollow }}>
                {live && (
                  <ListNews
                    live={live}
                    one={kind.one}
                    many={kind.many}
                    page={place.page}
                    sums={sums}
                    onShow={live.showNew}
                  />
                )}
                <RowList
                  kind={kind}
                  columns={shown}
                  rows={rows.map(({ row }) => row)}
                  narrow={!isTable || openId !== undefined}
                  choice={canChoose ? choice : undefined}
                />
              </ListContext>
            )}
          </PagedList>
          {below}
        </div>
        <SidePanel kind={kind} id={openId} panel={panel} show={show} onClose={place.close} />
      </div>
    </>
  );
};
