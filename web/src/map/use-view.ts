import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Box, Point } from './plan';
import { fitted, moved, onMap, type Size, type View, zoomed } from './view';

/** A pointer that has moved no further has clicked, in px. */
const CLICK_PX = 6;
const WHEEL_STEP = 0.0015;

interface Shown {
  readonly bounds: Box;
  /** The part of the map that is seen first. */
  readonly first: Box;
  readonly clicked: (at: Point) => void;
  /** The mouse rests over a point of the map; null: it has left the map. */
  readonly hovered: (at: Point | null) => void;
}

/**
 * Pan and zoom by mouse, touch and keys. The view is no state of the component: whoever pans only moves layers that
 * are drawn already; whoever zooms has them drawn at their new size.
 */
export function useView({ bounds, first, clicked, hovered }: Shown) {
  /** The window and what lies in it. */
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const view = useRef<View | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const size = useCallback((): Size => {
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {};
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
  }, [frame]);
  const show = useCallback(
    (next: View): void => {
      view.current = next;
      const { current } = world;
      if (!current) return;
      current.style.transform = `translate(${next.dx + next.k * bounds.x}px, ${next.dy + next.k * bounds.y}px)`;
      current.style.width = `${next.k * bounds.width}px`;
      current.style.height = `${next.k * bounds.height}px`;
    },
    [bounds, world],
  );
  const least = useCallback(() => Math.min(0.6, fitted(bounds, size()).k), [bounds, size]);
  const now = useCallback(() => view.current ?? fitted(first, size()), [first, size]);
  const move = useCallback((by: Point) => show(moved(now(), by, bounds, size())), [bounds, now, show, size]);
  const zoom = useCallback(
    (factor: number, at?: Point) => {
      const { width, height } = size();
      show(moved(zoomed(now(), factor, at ?? { x: width / 2, y: height / 2 }, least()), ZERO, bounds, size()));
    },
    [bounds, least, now, show, size],
  );
  /** Moves the map so that a point of it is within the window, and so far from its rim, in px. */
  const reveal = useCallback(
    ({ x, y }: Point, rim = 60) => {
      const { k, dx, dy } = now();
      const { width, height } = size();
      const at = { x: k * x + dx, y: k * y + dy };
      const back = (value: number, length: number): number =>
        value < rim ? rim - value : value > length - rim ? length - rim - value : 0;
      move({ x: back(at.x, width), y: back(at.y, height) });
    },
    [move, now, size],
  );
  useLayoutEffect(() => {
    show(view.current ?? fitted(first, size()));
  }, [first, show, size]);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL_STEP), within(current, event));
    };
    current.addEventListener('wheel', wheel, { passive: false });
    return () => current.removeEventListener('wheel', wheel);
  }, [frame, zoom]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) travelled.current = 0;
      pointers.current.set(event.pointerId, within(event.currentTarget, event));
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const before = pointers.current.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse') hovered(onMap(now(), within(event.currentTarget, event)));
        return;
      }
      const at = within(event.currentTarget, event);
      const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      pointers.current.set(event.pointerId, at);
      travelled.current += distance(before, at);
      if (travelled.current > CLICK_PX) event.currentTarget.setPointerCapture(event.pointerId);
      const [other] = others;
      if (other) zoom(distance(at, other) / Math.max(1, distance(before, other)), middle(at, other));
      else if (travelled.current > CLICK_PX) move({ x: at.x - before.x, y: at.y - before.y });
    },
    onPointerUp(event: PointerEvent<HTMLDivElement>) {
      const known = pointers.current.delete(event.pointerId);
      if (!known || pointers.current.size > 0 || travelled.current > CLICK_PX) return;
      clicked(onMap(now(), within(event.currentTarget, event)));
    },
    onPointerLeave() {
      hovered(null);
    },
    onPointerCancel(event: PointerEvent<HTMLDivElement>) {
      pointers.current.delete(event.pointerId);
    },
  };
  const whole = useCallback(() => show(fitted(bounds, size())), [bounds, show, size]);
  return { frame, world, handlers, zoom, move, reveal, whole };
}

const ZERO: Point = { x: 0, y: 0 };

function within(element: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
