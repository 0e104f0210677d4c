const STREAM = /^(game|seats)-([0-9a-f-]{36})$/;

/** Which game a stream belongs to, and what it tells about it; null for streams that are not projected. */
export function streamOf(name: string): { readonly kind: 'game' | 'seats'; readonly game: string } | null {
  const [, kind, game] = STREAM.exec(name) ?? [];
  return game !== undefined && (kind === 'game' || kind === 'seats') ? { kind, game } : null;
}
