import { Link } from 'react-router-dom';
import { classNames } from '#web/ui/class-names.ts';

export interface ChoiceLink {
  readonly label: string;
  /** The query of the choice's address. */
  readonly search: string;
  readonly current: boolean;
}

/** A few choices as links, each with its own address. */
export const ChoiceLinks = ({
  label,
  caption = false,
  choices,
  className,
}: {
  readonly label: string;
  /** Shows the label before the choices, where several groups of choices are below each other. */
  readonly caption?: boolean;
  readonly className?: string | undefined;
  readonly choices: readonly ChoiceLink[];
}) => (
  <nav aria-label={label} className={classNames('flex flex-wrap items-center gap-2', className)}>
    {caption ? (
      <span aria-hidden="true" className="label-caption w-full sm:w-14">
        {label}
      </span>
    ) : null}
    {choices.map(({ label: text, search, current }) => (
      <Link
        key={text}
        to={{ search }}
        aria-current={current ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center rounded-label border-[1.5px] px-3 font-semibold no-underline',
          current ? 'border-ink bg-ink text-paper' : 'border-edge hover:bg-sunk',
        )}
      >
        {text}
      </Link>
    ))}
  </nav>
);
