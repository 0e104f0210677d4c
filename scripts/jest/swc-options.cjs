/** The options by which swc compiles a TypeScript file: the same for running it and for finding its lines again. */
module.exports = {
  configFile: false,
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};
