import { type NoticeKind, noticeWords } from '#domain/notifications/kinds.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';

/** Which kinds of news somebody gets on one way. */
export const KindChoice = <Kind extends NoticeKind>({
  legend,
  all,
  chosen,
  choose,
}: {
  readonly legend: string;
  readonly all: readonly Kind[];
  readonly chosen: readonly Kind[];
  readonly choose: (kinds: Kind[]) => void;
}) => (
  <fieldset className="grid gap-2">
    <legend className="label-caption">{legend}</legend>
    {all.map((kind) => (
      <CheckField
        key={kind}
        label={noticeWords[kind].name}
        hint={noticeWords[kind].detail}
        checked={chosen.includes(kind)}
        onChange={() => choose(all.filter((each) => chosen.includes(each) !== (each === kind)))}
      />
    ))}
  </fieldset>
);
