import type { Point } from '../engine/hex/point.js';
import { element, stamp } from './svg.js';
import { textureDefinition, textureFill, type Texture } from './textures.js';

/** The definitions of a picture: each mark and texture is written down once, however often it is set. */
export class Marks {
  private readonly marks = new Map<string, string>();
  private readonly textures = new Set<Texture>();

  /** Sets a mark down, turned clockwise; the same id must always bring the same content. */
  stamp(id: string, content: string, at: Point, degrees = 0): string {
    if (content === '') return '';
    const name = `mark-${id}`;
    this.marks.set(name, content);
    return stamp(name, at, degrees);
  }

  /** The fill of a shape with a texture. */
  fill(texture: Texture): string {
    this.textures.add(texture);
    return textureFill(texture);
  }

  definitions(): string {
    return [
      ...[...this.textures].sort().map(textureDefinition),
      ...[...this.marks]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([id, content]) => element('g', { id }, content)),
    ].join('');
  }
}
