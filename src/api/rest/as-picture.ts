import type { FastifyReply } from 'fastify';

/** Says that the answer is a picture, once there is one: errors are JSON. The picture may load and run nothing. */
export function asPicture(reply: FastifyReply, svg: string): string {
  void reply.type('image/svg+xml; charset=utf-8').header('content-security-policy', "default-src 'none'");
  return svg;
}
