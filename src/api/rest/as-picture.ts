import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { pngLater } from '../png-thread.js';
import { numberOf } from './parameters.js';

/** The forms of a picture, by the ends of their paths. */
export type PictureForm = 'svg' | 'png';

/** The widest PNG that the server draws; `herald` draws wider ones. */
const WIDTH_MAX_PX = 3200;
const WIDTH_PX = 1600;

/** The parts of a route's description that depend on the form of its picture. */
export function asForm(form: PictureForm): readonly MethodDecorator[] {
  if (form === 'svg') return [ApiOkResponse({ content: { 'image/svg+xml': {} } })];
  const description = `Its width in px, at most ${WIDTH_MAX_PX}; none: ${WIDTH_PX}.`;
  return [ApiOkResponse({ content: { 'image/png': {} } }), ApiQuery({ name: 'width', required: false, description })];
}

/** The width of a PNG that a request asks for. Throws BAD_INPUT. */
export function widthOf(written: unknown): number {
  return written === undefined ? WIDTH_PX : numberOf('width', written, 1, WIDTH_MAX_PX);
}

/** Says that the answer is a PNG, once there is one, and draws it from an SVG document. */
export async function asPng(reply: FastifyReply, svg: string, widthPx: number): Promise<Buffer> {
  const png = await pngLater({ svg, widthPx });
  void reply.type('image/png');
  return png;
}

/** Says that the answer is a picture, once there is one: errors are JSON. The picture may load and run nothing. */
export function asPicture(reply: FastifyReply, svg: string): string {
  void reply.type('image/svg+xml; charset=utf-8').header('content-security-policy', "default-src 'none'");
  return svg;
}
