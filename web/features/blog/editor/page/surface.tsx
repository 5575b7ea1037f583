import type { LexicalEditor } from 'lexical';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Site } from '#web/site/page.ts';
import type { Shown } from '../nodes/shown.ts';
import { ShownHere } from './shown-here.tsx';

/** The figures and blocks of the site, each in the place that the editor has for it. */
const Decorators = ({ editor, site }: { readonly editor: LexicalEditor; readonly site: Site }) => {
  const [all, setAll] = useState<Readonly<Record<string, Shown>>>(() => editor.getDecorators<Shown>());
  useEffect(() => editor.registerDecoratorListener<Shown>((next) => setAll(next)), [editor]);
  return Object.entries(all).map(([key, shown]) => {
    const place = editor.getElementByKey(key);
    return place ? createPortal(<ShownHere site={site} shown={shown} />, place, key) : null;
  });
};

/** Where somebody writes. */
export const Surface = ({
  editor,
  site,
  label,
  describedBy,
}: {
  readonly editor: LexicalEditor;
  readonly site: Site;
  readonly label: string;
  /** Id of what explains the keys. */
  readonly describedBy: string;
}) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    editor.setRootElement(place.current);
    return () => editor.setRootElement(null);
  }, [editor]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no headings and lists. */}
      <div
        ref={place}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        aria-describedby={describedBy}
        contentEditable
        suppressContentEditableWarning
        spellCheck
        className="post-surface"
      />
      <Decorators editor={editor} site={site} />
    </>
  );
};
