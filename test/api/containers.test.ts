import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image?: string;
        readonly profiles?: readonly string[];
        readonly environment: Readonly<Record<string, string>>;
      }
    >
  >;
}

function composed(file: string): Compose {
  return parse(readFileSync(file, 'utf8'), { merge: true }) as Compose;
}

describe('the containers', () => {
  const { services } = composed('docker-compose.yml');
  const cluster = composed('docker-compose.cluster.yml').services;
  const dockerfile = readFileSync('Dockerfile', 'utf8');

  it('have no demo game, whose keys would be printed to the log', () => {
    expect(services['herald']?.environment['HERALD_DEMO']).toBe('${HERALD_DEMO:-0}');
    expect(dockerfile).toMatch(/^ENV .*HERALD_DEMO=0/m);
  });

  it('are made of images of a version that is named', () => {
    const images = Object.values({ ...services, ...cluster }).flatMap(({ image }) => image ?? []);
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
    for (const image of [...images, ...bases]) expect(image).toMatch(/:(\$\{)?[^:]*\d+[^:]*\}?$/);
    for (const image of [...images, ...bases]) expect(image).not.toContain('latest');
  });

  it('are a cluster of three nodes and two Heralds if that is asked for, and only then', () => {
    expect(Object.keys(cluster).sort()).toEqual(
      ['herald1', 'herald2', 'node1', 'node2', 'node3', 'proxy', 'read-model'].sort(),
    );
    for (const service of Object.values(cluster)) expect(service.profiles).toEqual(['cluster']);
  });

  it('believe no proxy and show no metrics unless told to', () => {
    expect(services['herald']?.environment).toMatchObject({
      HERALD_TRUST_PROXY: '${HERALD_TRUST_PROXY:-}',
      HERALD_METRICS_KEY: '${HERALD_METRICS_KEY:-}',
    });
  });
});
