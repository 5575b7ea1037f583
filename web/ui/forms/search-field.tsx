import { type FormEvent, useId } from 'react';
import { Button } from '../button.tsx';

/** Search that runs on Enter or the button, not on every key. An empty search shows everything again. */
export const SearchField = ({
  label,
  placeholder,
  value,
  onSearch,
}: {
  readonly label: string;
  readonly placeholder?: string;
  /** The current search. */
  readonly value: string;
  readonly onSearch: (search: string) => void;
}) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <search>
      <form key={value} onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <label htmlFor={id} className="text-sm font-semibold">
            {label}
          </label>
          <input
            id={id}
            name="search"
            type="search"
            defaultValue={value}
            placeholder={placeholder}
            className="min-h-11 w-full rounded-label border-[1.5px] border-edge bg-sheet px-3 text-base"
          />
        </div>
        <Button type="submit" look="plain">
          Search
        </Button>
        {value ? (
          <Button look="quiet" onClick={() => onSearch('')}>
            Clear
          </Button>
        ) : null}
      </form>
    </search>
  );
};
