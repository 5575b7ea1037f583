import { type DragEvent, useState } from 'react';
import type { CalendarPost } from '#domain/blog/calendar/calendar-post.ts';

/** A post that is being dragged, and the day that it is over. */
export interface Dragged {
  readonly post: CalendarPost;
  readonly over: string | undefined;
}

/** Dragging for who may move posts: what is dragged, and the handlers of posts and of days. */
export interface Drag {
  readonly dragged: Dragged | undefined;
  readonly ofPost: (post: CalendarPost) => {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  readonly ofDay: (day: string) => {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/**
 * Drags posts onto days. The browser's own dragging: a finger begins it by a long press, and Escape ends it without a drop. What is dropped on
 * another day asks what M asks, with that day filled in.
 */
export const useDrag = (onDrop: (post: CalendarPost, day: string) => void): Drag => {
  const [dragged, drag] = useState<Dragged>();
  return {
    dragged,
    ofPost: (post) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        // Without data Firefox drags nothing. What is dropped elsewhere is the title.
        dataTransfer.setData('text/plain', post.title);
        drag({ post, over: undefined });
      },
      onDragEnd: () => drag(undefined),
    }),
    ofDay: (day) => ({
      onDragOver: (event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        if (dragged.over !== day) drag({ post: dragged.post, over: day });
      },
      onDrop: (event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        drag(undefined);
        if (dragged.post.on?.day !== day) onDrop(dragged.post, day);
      },
    }),
  };
};
